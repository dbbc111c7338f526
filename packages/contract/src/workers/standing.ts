import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { companySides } from "../companies/sides.ts";
import { Day, Id } from "../list.ts";
import { workerStatuses } from "./vocabulary.ts";

/** Reasons why a worker may not work in a project on a day. */
export const hindrances = [
  "hiring",
  "away",
  "vacation",
  "dismissed",
  "link_to_come",
  "link_over",
  "project_to_come",
  "project_over",
  "project_inactive",
  "restricted",
  "documents",
] as const;
export type Hindrance = (typeof hindrances)[number];

/** Why the worker list gives no yes: the first reason, or no project in which the worker could work. */
export const listedHindrances = [...hindrances, "no_project"] as const;
export type ListedHindrance = (typeof listedHindrances)[number];
/** Stored answer for a project: the worker may work, or the first reason. */
export type StoredStanding = "may_work" | Hindrance;

/** Area in which the reason can be resolved. */
export const remedies = ["movements", "links", "project", "restrictions", "pendencies"] as const;
export type Remedy = (typeof remedies)[number];

export const StandingReason = z.object({
  hindrance: z.enum(hindrances),
  since: z.nullable(Day),
  until: z.nullable(Day),
  /** Reason text of a restriction, or the missing documents. */
  note: z.nullable(CatalogueText),
  /** All missing documents are the worker's own; false if one is the supplier's, and for other reasons. */
  ofWorkerOnly: z.boolean(),
  remedy: z.enum(remedies),
  /** Side and permission that can resolve it, and whether the caller has both. */
  side: z.enum(companySides),
  permission: z.string(),
  canRemedy: z.boolean(),
});
export type StandingReason = z.output<typeof StandingReason>;

export const Standing = z.object({
  employeeId: Id,
  name: z.string(),
  status: z.enum(workerStatuses),
  since: z.nullable(Day),
  until: z.nullable(Day),
  projects: z.array(
    z.object({
      id: Id,
      name: z.string(),
      contractorId: Id,
      contractorName: z.string(),
      mayWork: z.boolean(),
      /** Last day on which `mayWork` applies, as far as known today. */
      until: z.nullable(Day),
      reasons: z.array(StandingReason),
    }),
  ),
});
export type Standing = z.output<typeof Standing>;
