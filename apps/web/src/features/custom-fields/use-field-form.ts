import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { draftOf, type FieldDraft, type FieldFaults, faultsIn, fieldIn } from "./field-draft.ts";
import { useChangeField, useCreateField } from "./fields-changes.ts";
import type { GroupPlace } from "./fields-queries.ts";

type Props = { readonly field: CustomField | null; readonly place: GroupPlace; readonly onClose: () => void };

/** What is typed of a field, and what happens to it: a refusal leaves all of it where it is. */
export const useFieldForm = ({ field, place, onClose }: Props) => {
  const { t, i18n } = useTranslation(["customFields", "shared"]);
  const [draft, setDraft] = useState<FieldDraft>(draftOf(field, i18n.language));
  const [faults, setFaults] = useState<FieldFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const creation = useCreateField(place);
  const change = useChangeField(place);
  const type = <F extends keyof FieldDraft>(name: F, value: FieldDraft[F]) => {
    setDraft((known) => ({ ...known, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  };
  const send = async () => {
    const { appliesTo, ...written } = fieldIn(draft);
    if (field) await change.mutateAsync({ ...written, customFieldId: field.id, version: field.version });
    else await creation.mutateAsync({ ...written, appliesTo });
    notify.success(field ? t("shared:saved") : t("field.created", { name: written.name }));
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else void send().catch(() => undefined);
  };
  return { draft, faults, form, type, submit, saving: field ? change : creation };
};
