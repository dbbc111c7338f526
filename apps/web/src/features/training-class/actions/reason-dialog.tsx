import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../training-class.module.css";
import { ReasonField } from "./reason-field.tsx";

type FormProps<T> = {
  readonly says: string;
  readonly label: string;
  readonly missing: string;
  readonly submit: string;
  readonly mutation: UseMutationResult<T, Error, string>;
  readonly onDone: (answer: T) => void;
  readonly onClose: () => void;
};

const ReasonForm = <T,>({ says, label, missing, submit, mutation, onDone, onClose }: FormProps<T>) => {
  const { t } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) mutation.mutate(reason.trim(), { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={send} className={classes.form}>
      <p>{says}</p>
      <ReasonField label={label} missing={isTried && isMissing && missing} value={reason} onChange={setReason} />
      {mutation.error !== null && <RefusalNote>{messageOf(mutation.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={submit} busy={mutation.isPending} />
    </form>
  );
};

type Props<T> = FormProps<T> & { readonly title: string; readonly opened: boolean };

/** Dialog of a change that needs a reason or a description. */
export const ReasonDialog = <T,>({ opened, title, ...form }: Props<T>) => (
  <FormDialog opened={opened} onClose={form.onClose} title={title}>
    {opened && <ReasonForm {...form} />}
  </FormDialog>
);
