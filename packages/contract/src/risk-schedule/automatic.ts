// Automatic risk schedules: the setting of a contractor, and the result of a run.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { HistoryEntry } from "../history/entry.ts";
import { Day, Id, Instant, list, paging } from "../list.ts";
import { routes } from "../route.ts";
import { TimeOfDay } from "./moment.ts";

/** Why a run leaves out a schedule, or some of its workers. */
export const automaticSkipReasons = ["no_place", "team_incomplete", "team_too_large", "forbidden", "double_booked"] as const;
export type AutomaticSkipReason = (typeof automaticSkipReasons)[number];

const LAST_WEEKDAY = 6;
const Weekdays = z.array(z.int().check(z.minimum(0), z.maximum(LAST_WEEKDAY))).check(
  z.minLength(1),
  z.maxLength(LAST_WEEKDAY + 1),
  z.refine((days) => new Set(days).size === days.length, "weekday_twice"),
  z.meta({ examples: [[1, 2, 3, 4, 5]] }),
);
const End = TimeOfDay.check(z.meta({ examples: ["17:00"] }));
/** Hours of the company. Weekday 0 is Sunday. */
const hours = { start: TimeOfDay, end: End, weekdays: Weekdays, worksOnHolidays: z.boolean() };

const AutomaticSkip = z.object({
  reason: z.enum(automaticSkipReasons),
  day: Day,
  projectName: z.string(),
  providerName: z.string(),
  activityName: CatalogueText,
  /** The activity of the other schedule, for a forbidden conflict. */
  otherActivityName: z.nullable(CatalogueText),
  /** Workers that were left out because they are booked elsewhere. */
  employeeCount: z.int(),
});
export type AutomaticSkip = z.output<typeof AutomaticSkip>;

export const AutomaticRun = z.object({
  startedAt: Instant,
  /** Null while the job has not ended. */
  finishedAt: z.nullable(Instant),
  made: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** The number of all skips; the list has the first ones. */
  skipped: z.int(),
  skips: z.array(AutomaticSkip),
});
export type AutomaticRun = z.output<typeof AutomaticRun>;

export const AutomaticScheduleConfig = z.object({
  companyId: Id,
  autoGenerateRiskSchedule: z.boolean(),
  ...hours,
  version: z.int(),
  /** Schedules that are removed if the setting is switched off now. */
  removable: z.int(),
  lastRun: z.nullable(AutomaticRun),
});
export type AutomaticScheduleConfig = z.output<typeof AutomaticScheduleConfig>;

/** An omitted field stays unchanged. */
export const AutomaticScheduleConfigChange = z.object({
  autoGenerateRiskSchedule: z.optional(z.boolean()),
  start: z.optional(hours.start),
  end: z.optional(hours.end),
  weekdays: z.optional(hours.weekdays),
  worksOnHolidays: z.optional(hours.worksOnHolidays),
  version: z.int().check(z.positive(), z.meta({ examples: [1] })),
});
export type AutomaticScheduleConfigChange = z.output<typeof AutomaticScheduleConfigChange>;

const closed = ["company.not_found", "permission.missing"] as const;
export const automaticScheduleRoutes = routes({
  "GET /companies/{companyId}/risk-schedule-config": {
    permission: "config_auto_risk_schedule",
    summary: "Returns the setting for automatic risk schedules, with the result of the last run",
    answer: AutomaticScheduleConfig,
    refusals: closed,
  },
  "PATCH /companies/{companyId}/risk-schedule-config": {
    permission: "config_auto_risk_schedule",
    summary: "Changes the setting for automatic risk schedules and starts a run",
    body: AutomaticScheduleConfigChange,
    answer: AutomaticScheduleConfig,
    refusals: [...closed, "risk_schedule_config.stale", "risk_schedule_config.hours_reversed"],
  },
  "GET /companies/{companyId}/risk-schedule-config/history": {
    permission: "config_auto_risk_schedule",
    summary: "Lists changes of the setting for automatic risk schedules, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: closed,
  },
});
