// Hours of a company, and the days that a run plans.
import { addDays, type IsoDay, weekdayOf } from "../../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import { isHoliday, type LocalHolidays } from "../../../calendar/rules/index.ts";
import type { Span } from "../span.ts";

export type CompanyHours = {
  /** Local time of day. */
  readonly start: string;
  readonly end: string;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly worksOnHolidays: boolean;
};
export type AutomaticSetting = CompanyHours & { readonly isOn: boolean };

/** The setting of a contractor that never changed it. */
export const defaultSetting: AutomaticSetting = {
  isOn: false,
  start: "07:00",
  end: "17:00",
  weekdays: [1, 2, 3, 4, 5],
  worksOnHolidays: false,
};

const PLANNED_DAYS = 7;
/** The working days among the next seven days. */
export const plannedDays = (today: IsoDay, { weekdays, worksOnHolidays }: CompanyHours, local: LocalHolidays): readonly IsoDay[] =>
  Array.from({ length: PLANNED_DAYS }, (_, at) => addDays(today, at + 1)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && (worksOnHolidays || !isHoliday(day, local)),
  );

export const shiftOn = (day: IsoDay, { start, end }: CompanyHours): Span => ({ startsAt: `${day} ${start}`, overAt: `${day} ${end}` });

const textOf = {
  autoGenerateRiskSchedule: ({ isOn }: AutomaticSetting) => String(isOn),
  start: ({ start }: AutomaticSetting) => start,
  end: ({ end }: AutomaticSetting) => end,
  weekdays: ({ weekdays }: AutomaticSetting) => weekdays.toSorted((one, other) => one - other).join(","),
  worksOnHolidays: ({ worksOnHolidays }: AutomaticSetting) => String(worksOnHolidays),
} as const;
export type SettingChange = { readonly field: keyof typeof textOf; readonly from: string; readonly to: string };

const fields = ["autoGenerateRiskSchedule", "start", "end", "weekdays", "worksOnHolidays"] as const;
export const settingChanges = (before: AutomaticSetting, after: AutomaticSetting): readonly SettingChange[] =>
  fields.map((field) => ({ field, from: textOf[field](before), to: textOf[field](after) })).filter(({ from, to }) => from !== to);

type Stored = AutomaticSetting & { readonly version: number };
type Wanted = { readonly setting: AutomaticSetting; readonly version: number };
type Refused = "risk_schedule_config.stale" | "risk_schedule_config.hours_reversed";
/** The changed fields. A change that another one made already is no conflict. */
export const decideSetting = (stored: Stored, { setting, version }: Wanted): Outcome<readonly SettingChange[], Refused> => {
  const changes = settingChanges(stored, setting);
  if (changes.length > 0 && version !== stored.version) return refuse("risk_schedule_config.stale", { version: stored.version });
  return setting.end > setting.start ? accept(changes) : refuse("risk_schedule_config.hours_reversed");
};
