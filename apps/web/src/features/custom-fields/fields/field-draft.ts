import type { CustomFieldKind, CustomFieldSubject } from "@emdia/contract/custom-fields/custom-value.ts";
import { customValueFault } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomField, NewCustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import {
  CUSTOM_FIELD_HINT_MAX_LENGTH,
  CUSTOM_FIELD_NAME_MAX_LENGTH,
  CUSTOM_FIELD_OPTIONS_MAX_COUNT,
  CUSTOM_FIELD_OPTIONS_MIN_COUNT,
  CUSTOM_FIELD_TEXT_MAX_LENGTH,
} from "@emdia/contract/limits.ts";
import { numberFromTyped, numberToType } from "../../../shared/custom-values/number-text.ts";

/** The values of the field form, as text. */
export type FieldDraft = {
  readonly name: string;
  readonly hint: string;
  readonly appliesTo: CustomFieldSubject;
  readonly kind: CustomFieldKind;
  readonly required: boolean;
  readonly maxLength: string;
  readonly minimum: string;
  readonly maximum: string;
  /** One option per line. */
  readonly options: string;
};
export type DraftFault = "required" | "tooLong" | "maxLength" | "notANumber" | "reversed" | "options" | "repeated";
export type FieldFaults = { readonly [F in keyof FieldDraft]?: DraftFault };
const USUAL_LENGTH = "200";

export const draftOf = (field: CustomField | null, language: string): FieldDraft => {
  const { asks = { kind: "text" as const, maxLength: Number(USUAL_LENGTH) } } = field ?? {};
  const bound = (value: number | null) => (value === null ? "" : numberToType(String(value), language));
  return {
    name: field?.name ?? "",
    hint: field?.hint ?? "",
    appliesTo: field?.appliesTo ?? "employee",
    kind: asks.kind,
    required: field?.required ?? false,
    maxLength: asks.kind === "text" ? String(asks.maxLength) : USUAL_LENGTH,
    minimum: asks.kind === "number" ? bound(asks.minimum) : "",
    maximum: asks.kind === "number" ? bound(asks.maximum) : "",
    options: asks.kind === "choice" ? asks.options.join("\n") : "",
  };
};

const optionsIn = ({ options }: FieldDraft): string[] =>
  options
    .split("\n")
    .map((option) => option.trim())
    .filter((option) => option !== "");
const boundIn = (typed: string): number | null => (typed.trim() === "" ? null : Number(numberFromTyped(typed)));
const anyNumber = { required: false, asks: { kind: "number", minimum: null, maximum: null } } as const;
const boundFault = (typed: string): DraftFault | undefined =>
  customValueFault(anyNumber, numberFromTyped(typed)) ? "notANumber" : undefined;

const nameFault = ({ name }: FieldDraft): DraftFault | undefined => {
  if (name.trim() === "") return "required";
  return name.trim().length > CUSTOM_FIELD_NAME_MAX_LENGTH ? "tooLong" : undefined;
};
const lengthFault = ({ maxLength }: FieldDraft): DraftFault | undefined =>
  /^\d{1,4}$/.test(maxLength) && Number(maxLength) >= 1 && Number(maxLength) <= CUSTOM_FIELD_TEXT_MAX_LENGTH ? undefined : "maxLength";
const optionsFault = (draft: FieldDraft): DraftFault | undefined => {
  const options = optionsIn(draft);
  if (options.length < CUSTOM_FIELD_OPTIONS_MIN_COUNT || options.length > CUSTOM_FIELD_OPTIONS_MAX_COUNT) return "options";
  if (options.some((option) => option.length > CUSTOM_FIELD_NAME_MAX_LENGTH)) return "tooLong";
  return new Set(options.map((option) => option.toLocaleLowerCase("pt-BR"))).size < options.length ? "repeated" : undefined;
};
const maximumFault = ({ minimum, maximum }: FieldDraft): DraftFault | undefined => {
  const [least, most] = [boundIn(minimum), boundIn(maximum)];
  return boundFault(maximum) ?? (least !== null && most !== null && least > most ? "reversed" : undefined);
};

/** Faults of the draft by field, in form order. */
export const faultsIn = (draft: FieldDraft): FieldFaults => {
  const found: FieldFaults = {
    name: nameFault(draft),
    hint: draft.hint.trim().length > CUSTOM_FIELD_HINT_MAX_LENGTH ? "tooLong" : undefined,
    ...(draft.kind === "text" && { maxLength: lengthFault(draft) }),
    ...(draft.kind === "number" && { minimum: boundFault(draft.minimum), maximum: maximumFault(draft) }),
    ...(draft.kind === "choice" && { options: optionsFault(draft) }),
  } as { [F in keyof FieldDraft]?: DraftFault };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
};

const asksIn = (draft: FieldDraft): NewCustomField["asks"] => {
  const asks: { readonly [K in CustomFieldKind]: () => Extract<NewCustomField["asks"], { readonly kind: K }> } = {
    text: () => ({ kind: "text", maxLength: Number(draft.maxLength) }),
    number: () => ({ kind: "number", minimum: boundIn(draft.minimum), maximum: boundIn(draft.maximum) }),
    date: () => ({ kind: "date" }),
    choice: () => ({ kind: "choice", options: optionsIn(draft) }),
  };
  return asks[draft.kind]();
};

export const fieldIn = (draft: FieldDraft): NewCustomField => ({
  name: draft.name.trim(),
  hint: draft.hint.trim() || null,
  appliesTo: draft.appliesTo,
  required: draft.required,
  asks: asksIn(draft),
});
