import { TRAINING_NOTE_MAX } from "@emdia/contract/trainings/limits.ts";
import { Button, Drawer, Group, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { notify } from "../../../shared/notices/notify.ts";
import lines from "../../../shared/ui/lines.module.css";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../training-class.module.css";
import { noteQuery, useRemoveNote, useWriteNote } from "./participant-queries.ts";
import { type RowDialogProps, useRowActions } from "./row-actions.ts";

type Ref = Parameters<typeof noteQuery>[0];
type Note = { readonly text: string | null; readonly updatedAt: string | null; readonly updatedBy: string | null };
type FormProps = { readonly at: Ref; readonly note: Note; readonly onClose: () => void };

const NoteForm = ({ at, note, onClose }: FormProps) => {
  const { t } = useTranslation("trainingClass");
  const { instant, number } = useFormat();
  const messageOf = useMessageOf();
  const [writing, removing] = [useWriteNote(at), useRemoveNote(at)];
  const [text, setText] = useState(note.text ?? "");
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === "";
  const error = writing.error ?? removing.error;
  const isBusy = writing.isPending || removing.isPending;
  const done = (key: "saved" | "removed") => {
    notify.success(t(`note.${key}`));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) writing.mutate(text.trim(), { onSuccess: () => done("saved") });
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Textarea
        label={t("note.label")}
        description={t("note.counter", { typed: number(text.length), max: number(TRAINING_NOTE_MAX) })}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        autosize
        minRows={5}
        maxRows={16}
        maxLength={TRAINING_NOTE_MAX}
        value={text}
        error={isTried && isEmpty && t("note.missing")}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {note.updatedAt !== null && (
        <p className={lines.quiet}>{t("note.written", { name: note.updatedBy ?? "", when: instant(note.updatedAt) })}</p>
      )}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Group justify="flex-end">
        {note.text !== null && (
          <Button variant="subtle" disabled={isBusy} onClick={() => removing.mutate(undefined, { onSuccess: () => done("removed") })}>
            {t("note.remove")}
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" loading={writing.isPending}>
          {t("save")}
        </Button>
      </Group>
    </form>
  );
};

const NoteOf = ({ at, onClose }: Omit<FormProps, "note">) => {
  const query = useQuery(noteQuery(at));
  return <QueryStatePanel query={query}>{(note) => <NoteForm at={at} note={note} onClose={onClose} />}</QueryStatePanel>;
};

/** The note of the contractor on a participant. */
export const NoteDrawer = ({ participant, opened, onClose }: RowDialogProps) => {
  const { t } = useTranslation(["trainingClass", "shared"]);
  const { companyId, id } = useRowActions().training;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("note.title", { name: participant.name })}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      <p className={`${lines.quiet} ${classes.says}`}>{t("note.says")}</p>
      {opened && <NoteOf at={{ companyId, id, employeeId: participant.id }} onClose={onClose} />}
    </Drawer>
  );
};
