import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { useTranslation } from "react-i18next";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useAskedChange } from "../../shared/ui/use-asked-change.ts";
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
  const asked = useAskedChange({ mutation: useLiftRestriction(), value, done: t("lift.done", { name }), onClose });
  return (
    <AskDialog {...dialog} {...asked} title={t("lift.title")} goBack={t("cancel")} goOn={t("lift.title")}>
      <p>{t("lift.ask", { name })}</p>
    </AskDialog>
  );
};
