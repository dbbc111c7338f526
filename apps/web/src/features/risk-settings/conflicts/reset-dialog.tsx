import type { ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useResetRule } from "../settings-queries.ts";
import { usePairName } from "./use-pair-name.ts";

type Props = {
  readonly companyId: number;
  readonly line: ConflictRuleLine | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

/** Removes the contractor's line of a pair. The platform's line holds again, if there is one. */
export const ResetDialog = ({ companyId, line, onClose, ...dialog }: Props) => {
  const { t } = useTranslation("riskSettings");
  const pairName = usePairName();
  const kind = line?.standard ? "reset" : "remove";
  const confirmation = useConfirmedMutation({
    mutation: useResetRule(companyId),
    value: line && { oneId: line.one.id, otherId: line.other?.id ?? null },
    done: t(`conflicts.${kind}.done`),
    onClose,
  });
  const level = (name: "inArea" | "inUnit") => (line?.standard ? t(`conflicts.levels.${line.standard[name]}`) : "");
  return (
    <ConfirmDialog
      {...dialog}
      {...confirmation}
      title={t(`conflicts.${kind}.title`)}
      goBack={t("cancel")}
      goOn={t(`conflicts.${kind}.confirm`)}
    >
      <p>{t(`conflicts.${kind}.says`, { name: line ? pairName(line) : "", area: level("inArea"), unit: level("inUnit") })}</p>
    </ConfirmDialog>
  );
};
