import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMessageOf } from "../../errors/message-of.ts";
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../ui/refusal-note.tsx";
import classes from "./reason-dialog.module.css";
import { ReasonField } from "./reason-field.tsx";

type FormProps<T> = {
  readonly says: string;
  readonly label: string;
  readonly missing: string;
  readonly submit: string;
  readonly goBack: string;
  readonly mutation: UseMutationResult<T, Error, string>;
  readonly onDone: (answer: T) => void;
  readonly onClose: () => void;
};

const ReasonForm = <T,>({ says, label, missing, submit, goBack, mutation, onDone, onClose }: FormProps<T>) => {
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
      <FormButtons goBack={goBack} onBack={onClose} submit={submit} busy={mutation.isPending} />
    </form>
  );
};

type Props<T> = FormProps<T> & { readonly title: string; readonly opened: boolean };

/** Dialog of a change that needs a reason or a description. */
export const ReasonDialog = <T,>({ opened, title, onClose, ...form }: Props<T>) => {
  const close = () => {
    form.mutation.reset();
    onClose();
  };
  return (
    <FormDialog opened={opened} onClose={close} title={title}>
      {opened && <ReasonForm {...form} onClose={close} />}
    </FormDialog>
  );
};
