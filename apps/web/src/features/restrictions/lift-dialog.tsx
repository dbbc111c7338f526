import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useLiftRestriction } from "./restrictions-queries.ts";

type Props = {
  readonly restriction: Restriction | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const LiftDialog = ({ restriction, onClose, ...dialog }: Props) => {
  const { t } = useTranslation("restrictions");
  const name = restriction?.name ?? "";
  const value = restriction && { companyId: restriction.companyId, id: restriction.id };
  const confirmation = useConfirmedMutation({ mutation: useLiftRestriction(), value, done: t("lift.done", { name }), onClose });
  return (
    <ConfirmDialog {...dialog} {...confirmation} title={t("lift.title")} goBack={t("cancel")} goOn={t("lift.title")}>
      <p>{t("lift.ask", { name })}</p>
    </ConfirmDialog>
  );
};
