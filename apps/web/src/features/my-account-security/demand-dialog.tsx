import type { CompanyDemand } from "@emdia/contract/identity/second-factor-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useDemandSecondFactor } from "./security-queries.ts";
import { usePeopleAsked } from "./use-people-asked.ts";

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly name: string; readonly demand: CompanyDemand };

/** Confirms the change and shows how many users it affects, because they are signed out at once. */
export const DemandDialog = ({ opened, onClose, name, demand }: Props) => {
  const { t } = useTranslation("mySecurity");
  const people = usePeopleAsked(demand);
  const { mfaActive } = demand;
  const confirmation = useConfirmedMutation({
    mutation: useDemandSecondFactor(demand.companyId),
    value: !mfaActive,
    done: t(mfaActive ? "company.turnedOff" : "company.turnedOn"),
    onClose,
  });
  return (
    <ConfirmDialog
      {...confirmation}
      opened={opened}
      title={t(mfaActive ? "company.offTitle" : "company.onTitle", { name })}
      goBack={t("cancel")}
      goOn={t(mfaActive ? "company.turnOff" : "company.turnOn")}
    >
      <p>{t(mfaActive ? "company.offSays" : "company.onSays", { people })}</p>
      {!mfaActive && <p>{t("company.onSession")}</p>}
    </ConfirmDialog>
  );
};
