import { RISK_REASON_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useCancelSchedule } from "../risk-schedule-queries.ts";
import type { ActionDialogProps } from "./action-dialog.ts";
import classes from "./detail.module.css";

const CancelForm = ({ schedule, onClose }: Omit<ActionDialogProps, "opened">) => {
  const { t } = useTranslation("riskSchedule");
  const messageOf = useMessageOf();
  const { mutate, error, isPending } = useCancelSchedule(schedule.id);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const done = () => {
    notify.success(t("cancel.done"));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) mutate(reason.trim(), { onSuccess: done });
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <p>{t("cancel.says")}</p>
      <Textarea
        label={t("cancel.reason")}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={RISK_REASON_MAX}
        data-autofocus
        value={reason}
        error={isTried && isMissing && t("cancel.reasonMissing")}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel.back")} onBack={onClose} submit={t("actions.cancel")} busy={isPending} />
    </form>
  );
};

/** Cancels a schedule for good, with a reason. */
export const CancelDialog = ({ schedule, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation("riskSchedule");
  return (
    <FormDialog opened={opened} title={t("cancel.title")} onClose={onClose}>
      {opened && <CancelForm schedule={schedule} onClose={onClose} />}
    </FormDialog>
  );
};
