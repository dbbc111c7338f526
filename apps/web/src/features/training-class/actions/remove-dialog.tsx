import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { ReasonDialog } from "../../../shared/trainings/reasons/reason-dialog.tsx";
import { everyTraining } from "../../../shared/trainings/training-queries.ts";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useRemoveClass } from "../class-queries.ts";
import type { ActionDialogProps } from "./action-dialog.ts";

/** Removes a class and opens the list. With approved participants it asks for a description. */
export const RemoveDialog = ({ training, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation("trainingClass");
  const navigate = useNavigate();
  const client = useQueryClient();
  const mutation = useRemoveClass(training);
  const done = async () => {
    notify.success(t("actions.removed"));
    await navigate({ to: "/treinamentos" });
    client.removeQueries({ queryKey: [...everyTraining, "class", training.id] });
    void invalidateArea(client, "trainings");
  };
  const title = t("actions.removeClass");
  if (training.hasApproved)
    return (
      <ReasonDialog
        opened={opened}
        title={title}
        says={t("actions.removeApprovedSays")}
        label={t("description")}
        missing={t("descriptionMissing")}
        submit={title}
        goBack={t("cancel")}
        mutation={mutation}
        onDone={() => void done()}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      goBack={t("cancel")}
      goOn={title}
      destroys
      busy={mutation.isPending}
      error={mutation.error}
      onGoOn={() => mutation.mutate("", { onSuccess: () => void done() })}
      onClose={onClose}
    >
      <p>{t("actions.removeSays")}</p>
    </ConfirmDialog>
  );
};
