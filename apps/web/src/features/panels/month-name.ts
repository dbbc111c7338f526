import { memoizeByKey } from "../../shared/format/memoize-by-key.ts";

const longMonth = memoizeByKey(
  (language: string) => new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** Formats a month in words: `2026-03` as "março de 2026". */
export const monthName = (month: string, language: string): string => longMonth(language).format(new Date(`${month}-15T00:00:00Z`));

/** Formats a month for an axis: `2026-03` as 03/26. */
export const shortMonth = (month: string): string => `${month.slice(5)}/${month.slice(2, 4)}`;
