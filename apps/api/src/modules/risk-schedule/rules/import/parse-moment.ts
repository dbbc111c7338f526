// Reads day and time of day in one cell.
import { RISK_YEAR_MAX, RISK_YEAR_MIN } from "@emdia/contract/risk-schedule/limits.ts";
import { type CellFault, cellFault, type Parsed, parseDay } from "../../../../platform/imports/rules/parse-cell.ts";

export type Moment = { readonly day: string; readonly time: string };

const MINUTES_PER_DAY = 1_440;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const twoDigits = (value: number): string => String(value).padStart(2, "0");

const isInRange = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= RISK_YEAR_MIN && year <= RISK_YEAR_MAX;
};

/** Serial number of a spreadsheet, such as 46091.2916666667: the fraction is the time of day. */
const serialMoment = (text: string): readonly [day: string, hour: number, minute: number] => {
  const minutes = Math.round(Number(text) * MINUTES_PER_DAY);
  const rest = minutes % MINUTES_PER_DAY;
  return [String(Math.floor(minutes / MINUTES_PER_DAY)), Math.floor(rest / MINUTES_PER_HOUR), rest % MINUTES_PER_HOUR];
};

const writtenMoment = (text: string): readonly [day: string, hour: number, minute: number] | undefined => {
  const found = /^(\S+?)(?:T|,? +(?:às +)?)(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?|h(\d{2})?)Z?$/i.exec(text);
  return found ? [`${found[1]}`, Number(found[2]), Number(found[3] ?? found[4] ?? 0)] : undefined;
};

const yearFault = (value: string): CellFault =>
  cellFault("cell.year_not_planned", { value, minimum: RISK_YEAR_MIN, maximum: RISK_YEAR_MAX });

/** Accepts a day of `parseDay` with a time such as 07:00, 7:00, 07:00:30 or 7h30. The time is cut to the minute; 24:00 is no time. */
export const parseMoment = (text: string): Parsed<Moment> => {
  const fault = cellFault("cell.not_a_moment", { value: text });
  const moment = /^\d{5}\.\d+$/.test(text) ? serialMoment(text) : writtenMoment(text);
  if (!moment) return fault;
  const [written, hour, minute] = moment;
  const day = parseDay(written);
  if (!day.ok) return day.code === "cell.not_a_date" ? fault : yearFault(text);
  if (hour >= HOURS_PER_DAY || minute >= MINUTES_PER_HOUR) return fault;
  return isInRange(day.value) ? { ok: true, value: { day: day.value, time: `${twoDigits(hour)}:${twoDigits(minute)}` } } : yearFault(text);
};
