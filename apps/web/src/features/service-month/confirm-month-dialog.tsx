import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { useTranslation } from "react-i18next";
import { monthText } from "../../shared/pendencies/reference-text.ts";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { Contradictions } from "./contradictions.tsx";
import { useDecideMonth } from "./service-month-queries.ts";

type Props = { readonly pendency: Pendency; readonly month: ServiceMonth; readonly opened: boolean; readonly onClose: () => void };

/** Confirms a month without service, with the contradicting facts. */
export const ConfirmMonthDialog = ({ pendency, month, opened, onClose }: Props) => {
  const { t } = useTranslation("serviceMonth");
  const value = { decision: "CONFIRMED" as const, version: month.version };
  const confirmation = useConfirmedMutation({ mutation: useDecideMonth(pendency.id), value, done: t("confirm.done"), onClose });
  return (
    <ConfirmDialog opened={opened} {...confirmation} title={t("confirm.title")} goBack={t("cancel")} goOn={t("confirm.action")}>
      <p>{t("confirm.says", { supplier: pendency.company.name, month: monthText(month.month) })}</p>
      <Contradictions month={month} />
    </ConfirmDialog>
  );
};
