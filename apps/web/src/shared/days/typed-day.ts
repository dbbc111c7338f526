// Mask and parser of a day input.
import { fillMask, onlyDigits } from "@emdia/contract/documents/mask.ts";
import type { Edit } from "../ui/masked-caret.ts";

/** A day of a spreadsheet, with or without time: `2024-03-05`, `2024-03-05 00:00:00`. */
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d.*)?$/;
/** A day with separators: `5/3/2024`, `05.03.24`, `05/03/2024 08:00`. */
const SEPARATED_DAY = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?: \d.*)?$/;
/** A day or a day and month, closed by a typed separator: `5/`, `05/3.`. */
const CLOSED_PARTS = /^(?:(\d{1,2})\/)?(\d{1,2})[/.\- ]+$/;
const WHOLE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const SHORT_YEAR = /^\d{2}\/\d{2}\/\d{2}$/;
/** Earlier years are typing errors: every date of the product belongs to a living person or a company. */
const YEAR_MIN = 1900;

const dayOf = (parts: readonly string[]): string => parts.map((part) => part.padStart(2, "0")).join("/");

/** A complete day with separators or in ISO format, such as a pasted one; undefined for any other text. */
const separatedDay = (text: string): string | undefined => {
  const [, ...iso] = ISO_DAY.exec(text.trim()) ?? [];
  const [, ...separated] = SEPARATED_DAY.exec(text.trim()) ?? [];
  return dayOf(iso.length > 0 ? iso.reverse() : separated) || undefined;
};

/** Pads the part that the user closed with a separator: `5/` is `05/`. */
const closedParts = (text: string): string | undefined => {
  const [, ...parts] = CLOSED_PARTS.exec(text) ?? [];
  return parts.length > 0 ? `${dayOf(parts.filter(Boolean))}/` : undefined;
};

/**
 * Inserts the slashes of a day: `05/03/2024`. Pads a typed part at its separator, and the parts of a pasted day. A deletion pads nothing,
 * because the user replaces the deleted digit next.
 */
export const maskDay = (text: string, edit: Edit = "pasted"): string => {
  const read = { typed: closedParts, pasted: separatedDay, deleted: () => undefined }[edit](text);
  return read ?? fillMask("##/##/####", onlyDigits(text));
};

/** Whether all digits of the day are typed. The calendar may not have it. */
export const isWholeDay = (typed: string): boolean => WHOLE_DAY.test(typed);

/** The typed day in ISO format; `null` if the calendar does not have it, or before 1900. */
export const isoDayOf = (typed: string): string | null => {
  const [, day, month, year] = WHOLE_DAY.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined || Number(year) < YEAR_MIN) return null;
  const isoDay = `${year}-${month}-${day}`;
  const at = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDay) ? isoDay : null;
};

/** Why a text that is not empty is no day; null if it is one. */
export const dayFault = (typed: string): "none" | "shortYear" | null => {
  if (typed === "" || isoDayOf(typed) !== null) return null;
  return SHORT_YEAR.test(typed) ? "shortYear" : "none";
};
