import type { CompanyDemand } from "@emdia/contract/identity/second-factor-routes.ts";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useDemandSecondFactor } from "./security-queries.ts";
import { usePeopleAsked } from "./use-people-asked.ts";

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly name: string; readonly demand: CompanyDemand };

/** Says whom the decision touches before it is made: many people are signed out by it at once. */
export const DemandDialog = ({ opened, onClose, name, demand }: Props) => {
  const { t } = useTranslation("mySecurity");
  const messageOf = useMessageOf();
  const people = usePeopleAsked(demand);
  const change = useDemandSecondFactor(demand.companyId);
  const { mfaActive } = demand;

  const decide = () =>
    change.mutate(!mfaActive, {
      onSuccess: () => {
        notify.success(t(mfaActive ? "company.turnedOff" : "company.turnedOn"));
        onClose();
      },
    });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(mfaActive ? "company.offTitle" : "company.onTitle", { name })}
      closeButtonProps={{ "aria-label": t("close", { ns: "shared" }) }}
      centered
    >
      <Stack gap="md">
        <Text>{t(mfaActive ? "company.offSays" : "company.onSays", { people })}</Text>
        {!mfaActive && <Text>{t("company.onSession")}</Text>}
        {change.isError && <RefusalNote>{messageOf(change.error)}</RefusalNote>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("cancel")}
          </Button>
          <Button onClick={decide} loading={change.isPending}>
            {t(mfaActive ? "company.turnOff" : "company.turnOn")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
