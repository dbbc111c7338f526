// Answers of the four indicators. Each describes the day on which it is read.
import * as z from "zod/mini";
import { PLANS } from "../limits.ts";
import { Day } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
import { workerStatuses } from "../workers/vocabulary.ts";
import { FigureList } from "./filter.ts";

const figure = { day: Day, list: FigureList };

/** `irregular` is the sum of the two turns: documents that the supplier has to send or answer, and those that the contractor has to. */
const PendencyAmounts = z.object({
  total: z.int(),
  settled: z.int(),
  irregular: z.int(),
  providerTurn: z.int(),
  contractorTurn: z.int(),
  statuses: z.array(z.object({ status: z.enum(pendencyStatuses), total: z.int() })),
});
export type PendencyAmounts = z.output<typeof PendencyAmounts>;
export const PendencyIndicator = z.object({
  ...figure,
  ...PendencyAmounts.shape,
  plans: z.array(z.extend(PendencyAmounts, { plan: z.enum(PLANS) })),
});
export type PendencyIndicator = z.output<typeof PendencyIndicator>;

export const ProjectAmounts = z.object({ total: z.int(), active: z.int(), inactive: z.int() });
export type ProjectAmounts = z.output<typeof ProjectAmounts>;
/** A project with both plans counts in both parts. */
export const ProjectIndicator = z.object({ ...figure, ...ProjectAmounts.shape, stp: ProjectAmounts, ssma: ProjectAmounts });
export type ProjectIndicator = z.output<typeof ProjectIndicator>;

export const WorkerAmounts = z.object({ total: z.int(), withPendencies: z.int(), withoutPendencies: z.int() });
export type WorkerAmounts = z.output<typeof WorkerAmounts>;
/** Workers with a current or future link. */
export const EmployeeIndicator = z.object({
  ...figure,
  ...WorkerAmounts.shape,
  statuses: z.array(z.extend(WorkerAmounts, { status: z.enum(workerStatuses) })),
});
export type EmployeeIndicator = z.output<typeof EmployeeIndicator>;

/** Settled and total required documents; the share is settled ÷ total, and none without a document. */
export const Conformity = z.object({ settled: z.int(), total: z.int() });
export const ConformityIndicator = z.object({
  ...figure,
  ...Conformity.shape,
  plans: z.array(z.extend(Conformity, { plan: z.enum(PLANS) })),
});
export type ConformityIndicator = z.output<typeof ConformityIndicator>;
