import type { AutomaticScheduleConfig, AutomaticScheduleConfigChange } from "@emdia/contract/risk-schedule/automatic.ts";
import { isTime } from "../../../shared/days/typed-time.ts";

export type HoursDraft = {
  readonly start: string;
  readonly end: string;
  readonly weekdays: readonly number[];
  readonly worksOnHolidays: boolean;
};
export type HoursFaults = { readonly [F in keyof HoursDraft]?: "time" | "reversed" | "none" };

export const hoursDraftOf = ({ start, end, weekdays, worksOnHolidays }: AutomaticScheduleConfig): HoursDraft => ({
  start,
  end,
  weekdays,
  worksOnHolidays,
});

export const hoursFaults = ({ start, end, weekdays }: HoursDraft): HoursFaults => ({
  ...(!isTime(start) && { start: "time" }),
  ...(isTime(end) ? isTime(start) && end <= start && { end: "reversed" } : { end: "time" }),
  ...(weekdays.length === 0 && { weekdays: "none" }),
});

const sorted = (days: readonly number[]): string => days.toSorted((one, other) => one - other).join();

/** Only the fields that differ from those that the form began with. */
export const hoursChange = (draft: HoursDraft, begunWith: HoursDraft): Omit<AutomaticScheduleConfigChange, "version"> => ({
  ...(draft.start !== begunWith.start && { start: draft.start }),
  ...(draft.end !== begunWith.end && { end: draft.end }),
  ...(sorted(draft.weekdays) !== sorted(begunWith.weekdays) && { weekdays: [...draft.weekdays] }),
  ...(draft.worksOnHolidays !== begunWith.worksOnHolidays && { worksOnHolidays: draft.worksOnHolidays }),
});
