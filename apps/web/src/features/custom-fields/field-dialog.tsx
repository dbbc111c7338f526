import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { Button, Group, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { FieldInputs } from "./field-inputs.tsx";
import type { GroupPlace } from "./fields-queries.ts";
import { useFieldForm } from "./use-field-form.ts";

/** What the dialog is about: a field that exists, or one that does not yet. */
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
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t("field.cancel")}
        </Button>
        <Button type="submit" loading={saving.isPending} disabled={wasOvertaken}>
          {t(field === null ? "field.create" : "field.save")}
        </Button>
      </Group>
    </form>
  );
};

type Props = {
  readonly opened: boolean;
  readonly subject: FieldSubject | null;
  readonly place: GroupPlace;
  readonly onClose: () => void;
};

/** Where a field is made, or changed. */
export const FieldDialog = ({ opened, subject, place, onClose }: Props) => {
  const { t } = useTranslation(["customFields", "shared"]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(subject?.field ? "field.editTitle" : "field.newTitle")}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {subject && (
        <FieldForm key={`${subject.field?.id} ${subject.field?.version}`} field={subject.field} place={place} onClose={onClose} />
      )}
    </Modal>
  );
};
