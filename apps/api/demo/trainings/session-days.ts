import type { TrainingClassInput } from "@emdia/contract/trainings/class-routes.ts";
import { addDays, addMonths, type IsoDay, weekdayOf } from "../../src/kernel/dates.ts";
import { timeInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { ClassSeed, Hours } from "./class-seeds.ts";

type Times = readonly (readonly [start: string, end: string])[];
const weekend: readonly number[] = [0, 6];

/** Shifts of the mine: one of them is running at every time of the day. */
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
const ofShift = (now: Date): Times => shifts[Math.floor(Number(timeInSaoPaulo(now).slice(11, 13)) / SHIFT_HOURS)] ?? [];

const timesOf = (hours: Hours, now: Date): Times => {
  if (hours === "around now") return ofShift(now);
  if (hours === "two hours") return [["08:00", "10:00"]];
  const morning = ["08:00", "12:00"] as const;
  return hours === "morning" ? [morning] : [morning, ["13:00", "17:00"]];
};

/** This many workdays, the first one on the day or after it. */
const workdaysFrom = (day: IsoDay, count: number): readonly IsoDay[] => {
  const days: IsoDay[] = [];
  for (let next = day; days.length < count; next = addDays(next, 1)) if (!weekend.includes(weekdayOf(next))) days.push(next);
  return days;
};

type Around = { readonly today: IsoDay; readonly now: Date };
/** Sessions of a class. One of today, or a number of months ago, keeps its day. */
export const sessionsOf = ({ from, months, days, hours }: ClassSeed, { today, now }: Around): TrainingClassInput["sessions"] => {
  const first = addMonths(addDays(today, from), months ?? 0);
  const keepsDay = hours === "around now" || months !== undefined;
  return (keepsDay ? [first] : workdaysFrom(first, days)).flatMap((day) =>
    timesOf(hours, now).map(([start, end]) => ({ day, start, end, place: "" })),
  );
};
