import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import fields from "../fields/fields.module.css";
import { ClassFields } from "../new-class/class-form.tsx";
import { useEditForm } from "./use-edit-form.ts";

type FormProps = { readonly training: TrainingClass; readonly onClose: () => void };

const EditForm = ({ training, onClose }: FormProps) => {
  const { t } = useTranslation("trainings");
  const messageOf = useMessageOf();
  // The form saves the version that it shows: a later change by another user is refused as stale.
  const [opened] = useState(training);
  const form = useEditForm({ training: opened, onDone: onClose });
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      <fieldset disabled={form.busy} className={fields.form}>
        <ClassFields form={form} suppliers={opened.providers ?? []} />
      </fieldset>
      {form.error !== null && <RefusalNote>{messageOf(form.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("editClass.save")} busy={form.busy} />
    </form>
  );
};

/** Dialog that changes a saved class. */
export const EditClassDialog = ({ training, opened, onClose }: FormProps & { readonly opened: boolean }) => {
  const { t } = useTranslation("trainings");
  return (
    <FormDialog opened={opened} title={t("editClass.title")} onClose={onClose} size="xl">
      {opened && <EditForm training={training} onClose={onClose} />}
    </FormDialog>
  );
};
