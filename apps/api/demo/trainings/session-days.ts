import type { TrainingClassInput } from "@emdia/contract/trainings/class-routes.ts";
import { addDays, addMonths, type IsoDay, weekdayOf } from "../../src/kernel/dates.ts";
import { timeInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Hours, Schedule } from "./class-seeds.ts";

type Times = readonly (readonly [start: string, end: string])[];
const weekend: readonly number[] = [0, 6];

/** Shifts of the mine, which cover the whole day. */
const shifts: readonly Times[] = [
  [
    ["00:00", "03:30"],
    ["04:00", "08:00"],
  ],
  [
    ["08:00", "12:00"],
    ["13:00", "16:00"],
  ],
  [
    ["16:00", "19:30"],
    ["20:00", "23:59"],
  ],
];
const SHIFT_HOURS = 8;
const currentShift = (now: Date): Times => shifts[Math.floor(Number(timeInSaoPaulo(now).slice(11, 13)) / SHIFT_HOURS)] ?? [];

const timesOf = (hours: Hours, now: Date): Times => {
  if (hours === "around now") return currentShift(now);
  if (hours === "two hours") return [["08:00", "10:00"]];
  const morning = ["08:00", "12:00"] as const;
  return hours === "morning" ? [morning] : [morning, ["13:00", "17:00"]];
};

/** Workdays from a day on. */
const workdaysFrom = (day: IsoDay, count: number): readonly IsoDay[] => {
  const days: IsoDay[] = [];
  for (let next = day; days.length < count; next = addDays(next, 1)) if (!weekend.includes(weekdayOf(next))) days.push(next);
  return days;
};

type Options = { readonly today: IsoDay; readonly now: Date };
/** Sessions of a class. The day of a class of today, or of one some months ago, may be a weekend. */
export const sessionsOf = (
  { from, months = 0, days = 1, hours = "whole day", keepsDay }: Schedule,
  { today, now }: Options,
): TrainingClassInput["sessions"] => {
  const first = addMonths(addDays(today, from), months);
  const isAnyDay = keepsDay === true || hours === "around now" || months !== 0;
  return (isAnyDay ? [first] : workdaysFrom(first, days)).flatMap((day) =>
    timesOf(hours, now).map(([start, end]) => ({ day, start, end, place: "" })),
  );
};
