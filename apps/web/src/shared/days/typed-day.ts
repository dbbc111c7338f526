import { fillMask, onlyDigits } from "@emdia/contract/documents/mask.ts";

const WHOLE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Puts the strokes of a day where they belong while it is typed: `05/03/2024`. */
export const maskDay = (typed: string): string => fillMask("##/##/####", onlyDigits(typed));

/** The day of the wire that somebody typed, if the calendar has it. */
export const isoDayOf = (typed: string): string | null => {
  const [, day, month, year] = WHOLE_DAY.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const isoDay = `${year}-${month}-${day}`;
  const at = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDay) ? isoDay : null;
};
