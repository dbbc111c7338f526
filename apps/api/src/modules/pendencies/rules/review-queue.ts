// Figures of the review queue: age, pace and forecast.
import type { QueueFigures } from "@emdia/contract/pendencies/review-queue-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, type IsoDay, weekdayOf } from "../../../kernel/dates.ts";
import { addBusinessDays, businessDaysBetween, type LocalHolidays } from "../../calendar/rules/index.ts";
import { queuedStatuses } from "./deadlines.ts";

/** Statuses in which the review clock can run. A question of the supplier does not pause it. */
export const reviewedStatuses: readonly PendencyStatus[] = [...queuedStatuses, "SUPPORT"];

const PACE_DAYS = 10;
/** Beyond this number of business days a forecast names no day. */
const FORECAST_MAX_DAYS = 250;
const DAYS_A_WEEK = 7;

type Today = { readonly today: IsoDay; readonly local: LocalHolidays };

/** The first of the last ten business days. The pace covers complete days, so the last one is before today. */
export const firstPaceDay = ({ today, local }: Today): IsoDay => addBusinessDays(addDays(today, -1), 1 - PACE_DAYS, local);

/** Sunday of the current week. */
export const lastDayOfWeek = (today: IsoDay): IsoDay => addDays(today, (DAYS_A_WEEK - weekdayOf(today)) % DAYS_A_WEEK);

type Load = { readonly waiting: number; readonly received: number; readonly decided: number };
/** Waiting documents at the difference of decided and received documents per business day. Today is not counted. */
const forecastOf = ({ waiting, received, decided }: Load, { today, local }: Today): Pick<QueueFigures, "forecast" | "emptyOn"> => {
  if (waiting === 0) return { forecast: "empty", emptyOn: null };
  if (decided <= received) return { forecast: "never", emptyOn: null };
  const days = Math.ceil((waiting * PACE_DAYS) / (decided - received));
  if (days > FORECAST_MAX_DAYS) return { forecast: "over_a_year", emptyOn: null };
  return { forecast: "on_day", emptyOn: addBusinessDays(today, days, local) };
};

export type QueueCounts = Load & {
  readonly overdue: number;
  readonly dueToday: number;
  readonly dueThisWeek: number;
  /** Days on which the documents were received; null without documents. */
  readonly oldest: IsoDay | null;
  readonly median: IsoDay | null;
};
export const queueFigures = ({ oldest, median, received, decided, ...counts }: QueueCounts, now: Today): QueueFigures => {
  const daysSince = (day: IsoDay | null) => (day === null ? null : Math.max(0, businessDaysBetween(day, now.today, now.local)));
  return {
    ...counts,
    oldestDays: daysSince(oldest),
    medianDays: daysSince(median),
    receivedPerDay: received / PACE_DAYS,
    decidedPerDay: decided / PACE_DAYS,
    ...forecastOf({ waiting: counts.waiting, received, decided }, now),
  };
};
