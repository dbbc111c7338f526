import { Button } from "@mantine/core";
import { IconDeviceMobileCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useEnrolment } from "./gate-client.ts";
import { gateDevice } from "./stored-device.ts";

type Props = { readonly secret: string; readonly onDone: () => void };

/** Waits for a click, because programs that preview links would use up the code. */
export const Enrolment = ({ secret, onDone }: Props) => {
  const { t } = useTranslation("gate");
  const messageOf = useMessageOf();
  const enrolment = useEnrolment();
  const enrol = async () => {
    const { key } = await enrolment.mutateAsync(secret);
    gateDevice.keep(key);
    onDone();
  };
  return (
    <>
      <p>{t("enrol.says")}</p>
      {enrolment.error !== null && <RefusalNote>{messageOf(enrolment.error)}</RefusalNote>}
      <Button
        size="lg"
        leftSection={<IconDeviceMobileCheck size={22} aria-hidden="true" />}
        loading={enrolment.isPending}
        onClick={() => void enrol().catch(() => undefined)}
      >
        {t("enrol.start")}
      </Button>
      <Button variant="subtle" size="md" onClick={onDone}>
        {t("enrol.cancel")}
      </Button>
    </>
  );
};
