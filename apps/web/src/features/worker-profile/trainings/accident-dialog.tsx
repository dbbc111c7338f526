import type { TrainingAccident } from "@emdia/contract/trainings/accident-routes.ts";
import { TRAINING_REASON_MAX } from "@emdia/contract/trainings/limits.ts";
import { Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useRequireAgain } from "../profile-queries.ts";
import classes from "../worker-profile.module.css";

type FormProps = { readonly workerId: number; readonly accident: TrainingAccident; readonly onClose: () => void };
export type AccidentDialogProps = Omit<FormProps, "accident"> & { readonly opened: boolean; readonly accident: TrainingAccident | null };

const AccidentForm = ({ workerId, accident, onClose }: FormProps) => {
  const { t } = useTranslation("workerTrainings");
  const { day } = useFormat();
  const messageOf = useMessageOf();
  const { mutate, error, isPending } = useRequireAgain(workerId);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const { movementId, pendencyId, document } = accident;
  const done = () => {
    notify.success(t("accident.done"));
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) mutate({ movementId, pendencyId, reason: reason.trim() }, { onSuccess: done });
  };
  return (
    <form noValidate onSubmit={send} className={classes.form}>
      <p>{t("accident.says", { document, day: day(accident.day) })}</p>
      <Textarea
        label={t("accident.why")}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={TRAINING_REASON_MAX}
        value={reason}
        error={isTried && isMissing && t("accident.whyMissing")}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("accident.back")} onBack={onClose} submit={t("accident.open")} busy={isPending} />
    </form>
  );
};

/** Requires a training again after an accident, with a reason. */
export const AccidentDialog = ({ opened, accident, ...form }: AccidentDialogProps) => {
  const { t } = useTranslation("workerTrainings");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t("accident.open")}>
      {accident !== null && <AccidentForm accident={accident} {...form} />}
    </FormDialog>
  );
};
