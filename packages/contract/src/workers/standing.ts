import * as z from "zod/mini";
import { companySides } from "../companies/sides.ts";
import { Day, Id } from "../list.ts";
import { workerStatuses } from "./vocabulary.ts";

/** Why somebody may not work in a project on a day. */
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

/** Where it is put right. */
export const remedies = ["movements", "links", "project", "restrictions", "pendencies"] as const;
export type Remedy = (typeof remedies)[number];

export const StandingReason = z.object({
  hindrance: z.enum(hindrances),
  since: z.nullable(Day),
  until: z.nullable(Day),
  /** What the contractor wrote of it, where it is a restriction; which documents lack, where they do. */
  note: z.nullable(z.string()),
  remedy: z.enum(remedies),
  /** On which side it is put right, with which key, and whether whoever asks holds it there. */
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
      /** The last day of the answer, as far as it is known today. */
      until: z.nullable(Day),
      reasons: z.array(StandingReason),
    }),
  ),
});
export type Standing = z.output<typeof Standing>;
