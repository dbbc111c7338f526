// Fields and values in the history of the automatic setting. A newer server may send others.
const fields = ["autoGenerateRiskSchedule", "start", "end", "weekdays", "worksOnHolidays"] as const;
export const automaticFieldOf = (field: string | null): (typeof fields)[number] | "other" =>
  fields.find((known) => known === field) ?? "other";

/** In the order of a working week. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekdays of a stored list such as `1,2,3`. */
export const weekdaysIn = (value: string): readonly Weekday[] => weekdays.filter((day) => value.split(",").includes(String(day)));
