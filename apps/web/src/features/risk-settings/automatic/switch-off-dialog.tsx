import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { automaticQuery, useChangeAutomatic } from "../settings-queries.ts";

type Props = { readonly companyId: number; readonly opened: boolean; readonly onClose: () => void };

/** Asks before the automatic plan is switched off. The number is read again when the dialog opens. */
export const SwitchOffDialog = ({ companyId, opened, onClose }: Props) => {
  const { t } = useTranslation("riskSettings");
  const { data, isFetching } = useQuery({ ...automaticQuery(companyId), enabled: opened, staleTime: 0 });
  const confirmation = useConfirmedMutation({
    mutation: useChangeAutomatic(companyId),
    value: data ? { autoGenerateRiskSchedule: false, version: data.version } : null,
    done: t("automatic.switchedOff"),
    onClose,
  });
  return (
    <ConfirmDialog
      {...confirmation}
      opened={opened}
      onGoOn={isFetching && !confirmation.busy ? undefined : confirmation.onGoOn}
      title={t("off.title")}
      goBack={t("cancel")}
      goOn={t("off.confirm")}
      destroys
    >
      <p>{t("off.removes", { count: data?.removable ?? 0 })}</p>
      <p>{t("off.stays")}</p>
    </ConfirmDialog>
  );
};
