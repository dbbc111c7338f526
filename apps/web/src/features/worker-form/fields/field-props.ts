import { useTranslation } from "react-i18next";
import { useRefusalText } from "../use-refusal-text.ts";
import type { WorkerForm } from "../use-worker-form.ts";

/** What is wrong with a field: by the form's own look, or because the server said so. */
export const useFieldError = ({ faults, error, refusedField }: WorkerForm) => {
  const { t } = useTranslation("workerForm");
  const refusalText = useRefusalText();
  return (field: string): string | undefined => {
    const fault = faults.get(field);
    if (fault) return t(`faults.${fault}`);
    return error !== null && refusedField === field ? refusalText(error) : undefined;
  };
};

type Typed = "name" | "birthdate" | "role" | "admissionDate" | "salary";
type Event = { readonly currentTarget: { readonly value: string } };

/** A field of plain text: its label, its value, what is wrong with it, and what typing does. */
export const useTextField = (form: WorkerForm) => {
  const { t } = useTranslation("workerForm");
  const errorOf = useFieldError(form);
  return (field: Typed) => ({
    label: t(`fields.${field}`),
    value: form.draft[field],
    error: errorOf(field),
    "data-field": field,
    autoComplete: "off",
    onChange: ({ currentTarget }: Event) => form.change({ [field]: currentTarget.value }, field),
  });
};

/** The value of a select is one of those that it was given. */
export const chosenFrom = <const T extends string>(choices: readonly T[], value: string): T | undefined =>
  choices.find((choice) => choice === value);
