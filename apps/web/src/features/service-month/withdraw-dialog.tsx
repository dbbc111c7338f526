import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useWithdrawMonth } from "./service-month-queries.ts";

type Props = { readonly pendency: Pendency; readonly month: ServiceMonth; readonly opened: boolean; readonly onClose: () => void };

/** Withdraws a declaration before the decision. */
export const WithdrawDialog = ({ pendency, month: { version }, opened, onClose }: Props) => {
  const { t } = useTranslation("serviceMonth");
  const mutation = useWithdrawMonth(pendency.id);
  const confirmation = useConfirmedMutation({ mutation, value: { version }, done: t("withdraw.done"), onClose });
  return (
    <ConfirmDialog opened={opened} {...confirmation} title={t("withdraw.title")} goBack={t("cancel")} goOn={t("withdraw.action")}>
      <p>{t("withdraw.says")}</p>
    </ConfirmDialog>
  );
};
