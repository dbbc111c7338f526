// Trainings by the time until the end of their document, for the digest.
import { addDays, type IsoDay } from "../../../kernel/dates.ts";

/** Expired, at most 1, 7 and 30 days before the end, and near the end as the document type defines it. */
export const dueBands = ["expired", "day", "week", "month", "near"] as const;
export type DueBand = (typeof dueBands)[number];

const [ALWAYS, NEVER] = ["0001-01-01", "9999-12-31"];
const DAYS = { day: 1, week: 7, month: 30 } as const;
export type BandDays = { readonly band: DueBand; readonly from: IsoDay; readonly until: IsoDay };

/** First and last end of a document in each band. */
export const bandDays = (today: IsoDay): readonly BandDays[] => {
  const inDays = (days: number): IsoDay => addDays(today, days);
  return [
    { band: "expired", from: ALWAYS, until: inDays(-1) },
    { band: "day", from: today, until: inDays(DAYS.day) },
    { band: "week", from: inDays(DAYS.day + 1), until: inDays(DAYS.week) },
    { band: "month", from: inDays(DAYS.week + 1), until: inDays(DAYS.month) },
    { band: "near", from: inDays(DAYS.month + 1), until: NEVER },
  ];
};
