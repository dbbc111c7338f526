import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import type { GroupPlace } from "../fields-queries.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { useFieldForm } from "./use-field-form.ts";

/** The dialog's subject: an existing field, or null for a new one. */
export type FieldSubject = { readonly field: CustomField | null };
type FormProps = FieldSubject & { readonly place: GroupPlace; readonly onClose: () => void };

const FieldForm = ({ field, place, onClose }: FormProps) => {
  const { t } = useTranslation("customFields");
  const messageOf = useMessageOf();
  const { form, submit, saving, ...inputs } = useFieldForm({ field, place, onClose });
  const wasOvertaken = saving.error instanceof ApiFailure && saving.error.code === "custom_field.stale";
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FieldInputs {...inputs} isNew={field === null} />
      {saving.error !== null && <RefusalNote>{messageOf(saving.error)}</RefusalNote>}
      <FormButtons
        goBack={t("field.cancel")}
        onBack={onClose}
        submit={t(field === null ? "field.create" : "field.save")}
        busy={saving.isPending}
        disabled={wasOvertaken}
      />
    </form>
  );
};

type Props = {
  readonly opened: boolean;
  readonly subject: FieldSubject | null;
  readonly place: GroupPlace;
  readonly onClose: () => void;
};

/** Dialog that creates or changes a field. */
export const FieldDialog = ({ opened, subject, place, onClose }: Props) => {
  const { t } = useTranslation("customFields");
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(subject?.field ? "field.editTitle" : "field.newTitle")}>
      {subject && (
        <FieldForm key={`${subject.field?.id} ${subject.field?.version}`} field={subject.field} place={place} onClose={onClose} />
      )}
    </FormDialog>
  );
};
