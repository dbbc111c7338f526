// Calendar of risk schedules: bars of a range of days.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Day, Id, queryId } from "../list.ts";
import { Moment } from "./moment.ts";
import { ScheduleConflict, scheduleFilters } from "./schedule.ts";
import { riskScheduleStatuses } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });

/** Bars with a minute on one of the days, narrowed like the list. */
export const RiskCalendarQuery = z.object({
  ...scheduleFilters,
  /** The unit; all of the view without it. */
  unit: z.optional(queryId),
  /** Today without it. */
  from: z.optional(Day),
  /** The first day without it. */
  until: z.optional(Day),
});
export type RiskCalendarQuery = z.output<typeof RiskCalendarQuery>;

export const RiskScheduleBar = z.object({
  id: Id,
  facility: Named,
  department: Named,
  provider: Named,
  activities: z.array(z.object({ id: Id, name: CatalogueText })),
  start: Moment,
  end: Moment,
  status: z.enum(riskScheduleStatuses),
  conflict: z.nullable(ScheduleConflict),
  can: z.object({ update: z.boolean() }),
});
export type RiskScheduleBar = z.output<typeof RiskScheduleBar>;

/** The first bars by start, and the number of all. */
export const RiskCalendar = z.object({ bars: z.array(RiskScheduleBar), total: z.int() });
export type RiskCalendar = z.output<typeof RiskCalendar>;
