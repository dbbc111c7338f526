// Trainings by the time until the end of their document, for the digest.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";

/** Expired, at most 1, 7 and 30 days before the end, and near the end as the document type defines it. */
export const dueBands = ["expired", "day", "week", "month", "near"] as const;
export type DueBand = (typeof dueBands)[number];

/** Statuses of documents whose approval ends soon or has ended. */
export const endingStatuses: readonly PendencyStatus[] = ["NEXT_DUE_DATE", "EXPIRED"];

const [ALWAYS, NEVER] = ["0001-01-01", "9999-12-31"];
const DAYS = { day: 1, week: 7, month: 30 } as const;
export type BandDays = { readonly band: DueBand; readonly from: IsoDay; readonly until: IsoDay };

/** First and last end of a document in each band. */
export const bandDays = (today: IsoDay): readonly BandDays[] => {
  const untils = [addDays(today, -1), ...Object.values(DAYS).map((days) => addDays(today, days)), NEVER];
  return dueBands.map((band, at) => {
    const previous = untils[at - 1];
    return { band, from: previous === undefined ? ALWAYS : addDays(previous, 1), until: untils[at] ?? NEVER };
  });
};
