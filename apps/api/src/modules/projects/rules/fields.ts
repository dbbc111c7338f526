export type FieldChange = { readonly field: string; readonly from: string | null; readonly to: string | null };
type Fields = { readonly [field: string]: string | number | null };

const asText = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

/** Which of the named fields get another value, in the words of the history. */
export const changedFields = (before: Fields, after: Fields): readonly FieldChange[] =>
  Object.keys(after)
    .map((field) => ({ field, from: asText(before[field]), to: asText(after[field]) }))
    .filter(({ from, to }) => from !== to);

/** Days and months as text sort as they read; what is open has no order to break. */
export const isReversed = (from: string | null, until: string | null): boolean => from !== null && until !== null && until < from;
