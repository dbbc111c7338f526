/** Value types of custom fields. */
export const customFieldKinds = ["text", "number", "date", "choice"] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];
/** Subject of a custom field: the worker, or the supplier. */
export const customFieldSubjects = ["employee", "provider"] as const;
export type CustomFieldSubject = (typeof customFieldSubjects)[number];

/** Value type of a field, with its limits. */
export type CustomFieldAsks =
  | { readonly kind: "text"; readonly maxLength: number }
  | { readonly kind: "number"; readonly minimum: number | null; readonly maximum: number | null }
  | { readonly kind: "date" }
  | { readonly kind: "choice"; readonly options: readonly string[] };
export type AskedField = { readonly required: boolean; readonly asks: CustomFieldAsks };

export const customValueFaults = [
  "required",
  "too_long",
  "not_a_number",
  "too_small",
  "too_large",
  "not_a_day",
  "not_an_option",
  "not_asked",
] as const;
export type CustomValueFault = (typeof customValueFaults)[number];

/** Number format on the wire and in the database: decimal point, at most twelve digits before it and four after. */
const NUMBER = /^-?(0|[1-9]\d{0,11})(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Whether the text is a day of the calendar, as YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

type Asks<K extends CustomFieldKind> = Extract<CustomFieldAsks, { readonly kind: K }>;
const numberFault = ({ minimum, maximum }: Asks<"number">, value: string): CustomValueFault | undefined => {
  if (!NUMBER.test(value)) return "not_a_number";
  if (minimum !== null && Number(value) < minimum) return "too_small";
  return maximum !== null && Number(value) > maximum ? "too_large" : undefined;
};

/** Fault of a value, or of a missing one. Callers do not check unchanged stored values, because their option may be removed. */
export const customValueFault = ({ required, asks }: AskedField, value: string | null): CustomValueFault | undefined => {
  if (value === null || value === "") return required ? "required" : undefined;
  switch (asks.kind) {
    case "text":
      return value.length > asks.maxLength ? "too_long" : undefined;
    case "number":
      return numberFault(asks, value);
    case "date":
      return isDay(value) ? undefined : "not_a_day";
    case "choice":
      return asks.options.includes(value) ? undefined : "not_an_option";
  }
};
