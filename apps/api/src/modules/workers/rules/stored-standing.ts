// The eligibility of a worker as the worker list stores it.
import type { StoredStanding } from "@emdia/contract/workers/standing.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { type Reason, standingOn } from "./standing.ts";

/**
 * Order in which one answer stands for several projects, the most urgent first: the hindrances of the worker, no answer yet (null), a yes, the
 * hindrances of projects and links, no open link. The same list as `standing_urgency` in the database; a new hindrance needs a place in both.
 */
export const standingOrder: readonly (StoredStanding | "no_project" | null)[] = [
  "dismissed",
  "hiring",
  "away",
  "vacation",
  "restricted",
  "documents",
  null,
  "may_work",
  "project_inactive",
  "project_over",
  "link_over",
  "project_to_come",
  "link_to_come",
  "no_project",
];

/** The answer for one project on a day: the first reason against work, as the worker's page shows it. */
export const storedStanding = (reasons: readonly Reason[], day: IsoDay): StoredStanding =>
  standingOn(reasons, day).reasons[0]?.hindrance ?? "may_work";

/** The next day on which a reason begins or is over. The stored answers are valid until the day before. */
export const standingChangesOn = (reasons: readonly Reason[], day: IsoDay): IsoDay | null => {
  const turns = reasons.flatMap(({ since, until }) => [...(since === null ? [] : [since]), ...(until === null ? [] : [addDays(until, 1)])]);
  return turns.filter((turn) => turn > day).toSorted()[0] ?? null;
};
