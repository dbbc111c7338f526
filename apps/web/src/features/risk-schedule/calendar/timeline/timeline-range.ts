import type { TimelineScale } from "../calendar-address.ts";
import { DAY_MINUTES, type Minutes, startOfDay } from "../layout/local-minutes.ts";

/** Shortest bars that are 24 px wide in the narrowest track: 45 minutes of a day, four hours of a week. */
const leastMinutes: { readonly [S in TimelineScale]: number } = { dia: 45, semana: 240 };

export type TimelineRange = { readonly scale: TimelineScale; readonly range: Minutes; readonly leastMinutes: number };

export const timelineRange = (days: readonly string[], scale: TimelineScale): TimelineRange => {
  const from = startOfDay(days[0] ?? "1970-01-01");
  return { scale, range: { from, until: from + days.length * DAY_MINUTES }, leastMinutes: leastMinutes[scale] };
};
