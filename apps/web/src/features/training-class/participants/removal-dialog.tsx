import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkResults } from "../../../shared/bulk/bulk-results.tsx";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { ReasonField } from "../../../shared/trainings/reasons/reason-field.tsx";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../training-class.module.css";
import { useRemoveParticipants } from "./participant-queries.ts";
import { useRowActions } from "./row-actions.ts";

type FormProps = {
  readonly participants: readonly ClassParticipant[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const RemovalForm = ({ participants, onDone, onClose }: FormProps) => {
  const { t } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const { training } = useRowActions();
  const { mutate, data, error, isPending } = useRemoveParticipants(training);
  const [description, setDescription] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = description.trim() === "";
  const doneText = (count: number) => t("bulk.removedCount", { count });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    mutate(
      { ids: participants.map(({ id }) => id), description: description.trim() },
      {
        onSuccess: ({ results }) => {
          onDone();
          if (!results.every(({ done }) => done)) return;
          notify.success(doneText(results.length));
          onClose();
        },
      },
    );
  };
  if (data) {
    const nameOf = (id: number) => participants.find((one) => one.id === id)?.name ?? "";
    const lines = data.results.map((line) => ({ ...line, name: nameOf(line.id) }));
    return <BulkResults label={t("bulk.results")} lines={lines} doneText={doneText} onClose={onClose} />;
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <p>{t("bulk.removeSays")}</p>
      <ReasonField
        label={t("description")}
        missing={isTried && isMissing && t("descriptionMissing")}
        value={description}
        onChange={setDescription}
      />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("bulk.remove")} busy={isPending} />
    </form>
  );
};

type Props = Omit<FormProps, "participants"> & {
  readonly participants: readonly ClassParticipant[] | null;
  readonly opened: boolean;
  readonly focusInstead: () => void;
};

/** Removes participants with a description, and shows the result of each refused one. */
export const RemovalDialog = ({ participants, opened, focusInstead, ...form }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <FormDialog
      opened={opened}
      onClose={form.onClose}
      title={t("bulk.removeTitle", { count: participants?.length ?? 0 })}
      focusInstead={focusInstead}
    >
      {opened && participants && <RemovalForm {...form} participants={participants} />}
    </FormDialog>
  );
};
