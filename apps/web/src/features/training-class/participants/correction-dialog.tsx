import type { ClassParticipant, ParticipantLine } from "@emdia/contract/trainings/participant-routes.ts";
import { settableStatuses } from "@emdia/contract/trainings/vocabulary.ts";
import { Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { ReasonField } from "../../../shared/trainings/reasons/reason-field.tsx";
import { scoreFromTyped, scoreText } from "../../../shared/trainings/score.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSessionText } from "../class-facts.tsx";
import classes from "../training-class.module.css";
import { useUpdateLine } from "./participant-queries.ts";
import { type RowDialogProps, useRowActions } from "./row-actions.ts";

type Draft = {
  readonly status: (typeof settableStatuses)[number];
  readonly score: string;
  readonly sessions: readonly string[];
  readonly reason: string;
};

/** The correction as the server reads it; undefined while a field is invalid. Unchanged fields are not sent. */
const lineOf = (
  { id, score: stored, attendedSessions }: ClassParticipant,
  { status, score, sessions, reason }: Draft,
): ParticipantLine | undefined => {
  const typed = scoreFromTyped(score);
  if (typed === "invalid" || reason.trim() === "") return undefined;
  const attended = sessions.map(Number);
  const isSame = attended.length === attendedSessions.length && attended.every((session) => attendedSessions.includes(session));
  return {
    trainingClassEmployeeId: id,
    status,
    reason: reason.trim(),
    ...(typed !== stored && { score: typed }),
    ...(!isSame && { attendedSessions: attended }),
  };
};

const useCorrection = ({ participant, onClose }: Omit<RowDialogProps, "opened">) => {
  const { t, i18n } = useTranslation("trainingClass");
  const { training } = useRowActions();
  const mutation = useUpdateLine(training);
  const { status, score, attendedSessions } = participant;
  const [draft, setDraft] = useState<Draft>({
    status: status === "removed" ? "enrolled" : status,
    score: score === null ? "" : scoreText(score, i18n.language),
    sessions: attendedSessions.map(String),
    reason: "",
  });
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const line = lineOf(participant, draft);
    if (!line) return;
    mutation.mutate(line, {
      onSuccess: () => {
        notify.success(t("correction.done"));
        onClose();
      },
    });
  };
  return { draft, change: (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some })), isTried, submit, mutation };
};

const Sessions = ({ draft: { sessions }, change }: Pick<ReturnType<typeof useCorrection>, "draft" | "change">) => {
  const { t } = useTranslation("trainingClass");
  const sessionText = useSessionText();
  const { training } = useRowActions();
  return (
    <Checkbox.Group label={t("correction.sessions")} value={[...sessions]} onChange={(chosen) => change({ sessions: chosen })}>
      <Stack gap="xs" mt="xs">
        {training.sessions.map((session) => (
          <Checkbox key={session.id} value={String(session.id)} label={sessionText(session)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
};

const CorrectionForm = (props: Omit<RowDialogProps, "opened">) => {
  const { t } = useTranslation(["trainingClass", "trainingWords"]);
  const messageOf = useMessageOf();
  const { can } = props.participant;
  const { draft, change, isTried, submit, mutation } = useCorrection(props);
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <p>{t("correction.says")}</p>
      <NativeSelect
        label={t("correction.status")}
        value={draft.status}
        data={settableStatuses.map((status) => ({ value: status, label: t(`trainingWords:statuses.${status}`) }))}
        onChange={({ currentTarget: { value } }) => change({ status: settableStatuses.find((status) => status === value) ?? draft.status })}
      />
      <Sessions draft={draft} change={change} />
      {can.score && (
        <TextInput
          label={t("correction.score")}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={draft.score}
          error={isTried && scoreFromTyped(draft.score) === "invalid" && t("participants.scoreInvalid")}
          onChange={({ currentTarget }) => change({ score: currentTarget.value })}
        />
      )}
      <ReasonField
        label={t("reason")}
        missing={isTried && draft.reason.trim() === "" && t("reasonMissing")}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      {mutation.error !== null && <RefusalNote>{messageOf(mutation.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={props.onClose} submit={t("correction.submit")} busy={mutation.isPending} />
    </form>
  );
};

/** Corrects an approved participant with a reason. */
export const CorrectionDialog = ({ participant, opened, onClose }: RowDialogProps) => {
  const { t } = useTranslation("trainingClass");
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("correction.title", { name: participant.name })}>
      {opened && <CorrectionForm participant={participant} onClose={onClose} />}
    </FormDialog>
  );
};
