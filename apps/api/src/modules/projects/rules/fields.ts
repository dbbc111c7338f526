export type FieldChange = { readonly field: string; readonly from: string | null; readonly to: string | null };
type Fields = { readonly [field: string]: string | number | null };

const asText = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

/** Fields with a new value, as text for the history. */
export const changedFields = (before: Fields, after: Fields): readonly FieldChange[] =>
  Object.keys(after)
    .map((field) => ({ field, from: asText(before[field]), to: asText(after[field]) }))
    .filter(({ from, to }) => from !== to);

/** Compares ISO days or months as text. A range with an open end is never reversed. */
export const isReversed = (from: string | null, until: string | null): boolean => from !== null && until !== null && until < from;
