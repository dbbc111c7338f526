import type { TrainingAccident } from "@emdia/contract/trainings/accident-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { ReasonDialog } from "../../../shared/trainings/reasons/reason-dialog.tsx";
import { useRequireAgain } from "../profile-queries.ts";

export type AccidentDialogProps = {
  readonly workerId: number;
  readonly accident: TrainingAccident;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Requires a training again after an accident, with a reason. */
export const AccidentDialog = ({ workerId, accident, opened, onClose }: AccidentDialogProps) => {
  const { t } = useTranslation("workerTrainings");
  const { day } = useFormat();
  const mutation = useRequireAgain(workerId, accident);
  const done = () => {
    notify.success(t("accident.done"));
    onClose();
  };
  return (
    <ReasonDialog
      opened={opened}
      title={t("accident.open")}
      says={t("accident.says", { document: accident.document, day: day(accident.day) })}
      label={t("accident.why")}
      missing={t("accident.whyMissing")}
      submit={t("accident.open")}
      goBack={t("accident.back")}
      mutation={mutation}
      onDone={done}
      onClose={onClose}
    />
  );
};
