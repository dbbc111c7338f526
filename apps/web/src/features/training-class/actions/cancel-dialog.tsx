import { useTranslation } from "react-i18next";
import { notify } from "../../../shared/notices/notify.ts";
import { ReasonDialog } from "../../../shared/trainings/reasons/reason-dialog.tsx";
import { useCancelClass } from "../class-queries.ts";
import type { ActionDialogProps } from "./action-dialog.ts";

/** Cancels a class with a reason. */
export const CancelDialog = ({ training, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation("trainingClass");
  const mutation = useCancelClass(training);
  const done = () => {
    notify.success(t("actions.cancelled"));
    onClose();
  };
  return (
    <ReasonDialog
      opened={opened}
      title={t("actions.cancelClass")}
      says={t("actions.cancelSays")}
      label={t("reason")}
      missing={t("reasonMissing")}
      submit={t("actions.cancelClass")}
      goBack={t("cancel")}
      mutation={mutation}
      onDone={done}
      onClose={onClose}
    />
  );
};
