import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { useChangeField, useCreateField } from "../fields-changes.ts";
import type { GroupPlace } from "../fields-queries.ts";
import { draftOf, type FieldDraft, faultsIn, fieldIn } from "./field-draft.ts";

type Props = { readonly field: CustomField | null; readonly place: GroupPlace; readonly onClose: () => void };

export const useFieldForm = ({ field, place, onClose }: Props) => {
  const { t, i18n } = useTranslation(["customFields", "shared"]);
  const creation = useCreateField(place);
  const change = useChangeField(place);
  const send = async (draft: FieldDraft) => {
    const { appliesTo, ...written } = fieldIn(draft);
    if (field) await change.mutateAsync({ ...written, customFieldId: field.id, version: field.version });
    else await creation.mutateAsync({ ...written, appliesTo });
    notify.success(field ? t("shared:saved") : t("field.created", { name: written.name }));
    onClose();
  };
  const form = useDraftForm({ initial: () => draftOf(field, i18n.language), faultsIn, send });
  return { ...form, saving: field ? change : creation };
};
