import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import type { TrainingFile } from "@emdia/contract/trainings/file-routes.ts";
import { useTranslation } from "react-i18next";
import { notify } from "../../../shared/notices/notify.ts";
import { ReasonDialog } from "../actions/reason-dialog.tsx";
import { useRemoveFile } from "./file-queries.ts";

type Props = {
  readonly training: TrainingClass;
  readonly file: TrainingFile | null;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Removes a file of a class with a description. */
export const RemoveFileDialog = ({ training, file, opened, onClose }: Props) => {
  const { t } = useTranslation("trainingClass");
  const mutation = useRemoveFile(training, file?.id ?? 0);
  const done = () => {
    notify.success(t("files.removed"));
    onClose();
  };
  return (
    <ReasonDialog
      opened={opened}
      title={t("files.removeOf", { name: file?.name ?? "" })}
      says={t("files.removeSays")}
      label={t("description")}
      missing={t("descriptionMissing")}
      submit={t("files.remove")}
      mutation={mutation}
      onDone={done}
      onClose={onClose}
    />
  );
};
