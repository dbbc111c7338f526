import { useTranslation } from "react-i18next";
import { useRefusalText } from "../use-refusal-text.ts";
import type { WorkerForm } from "../use-worker-form.ts";

/** Error text of a field: a local fault, or the server's refusal. */
export const useFieldError = ({ faults, error, refusedField }: WorkerForm) => {
  const { t } = useTranslation("workerForm");
  const refusalText = useRefusalText();
  return (field: string): string | undefined => {
    const fault = faults.get(field);
    if (fault) return t(`faults.${fault}`);
    return error !== null && refusedField === field ? refusalText(error) : undefined;
  };
};

type Typed = "name" | "role";
type Event = { readonly currentTarget: { readonly value: string } };

/** Props of a text field: label, value, error and change handler. */
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

/** Props of a date field. */
export const useDayProps = (form: WorkerForm) => {
  const { t } = useTranslation("workerForm");
  const errorOf = useFieldError(form);
  return (field: "birthdate" | "admissionDate") => ({
    label: t(`fields.${field}`),
    value: form.draft[field],
    error: errorOf(field),
    "data-field": field,
    onChange: (day: string) => form.change({ [field]: day }, field),
  });
};

/** Narrows the value of a select to its choices. */
export const chosenFrom = <const T extends string>(choices: readonly T[], value: string): T | undefined =>
  choices.find((choice) => choice === value);
