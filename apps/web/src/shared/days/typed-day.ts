// Mask and parser of a day input.
import { fillMask, onlyDigits } from "@emdia/contract/documents/mask.ts";
import { formatDay } from "../format/format-day.ts";

const PASTED_DAY = /^\s*(\d{4}-\d{2}-\d{2})\s*$/;
const WHOLE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Inserts the slashes of a day during typing: `05/03/2024`. A pasted `2024-03-05`, as in spreadsheets, is the same day. */
export const maskDay = (typed: string): string => {
  const [, isoDay] = PASTED_DAY.exec(typed) ?? [];
  return isoDay === undefined ? fillMask("##/##/####", onlyDigits(typed)) : formatDay(isoDay);
};

/** The typed day in ISO format; `null` if the calendar does not have it. */
export const isoDayOf = (typed: string): string | null => {
  const [, day, month, year] = WHOLE_DAY.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const isoDay = `${year}-${month}-${day}`;
  const at = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDay) ? isoDay : null;
};
