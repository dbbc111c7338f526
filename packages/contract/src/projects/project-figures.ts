import * as z from "zod/mini";
import { SUPPLIER_FIGURES_MAX } from "../limits.ts";
import { Day, Id } from "../list.ts";

/** Phases of the document demand. In `announced` nothing is demanded yet, in `before_start` all but the monthly documents. */
export const demandPhases = ["draft", "linking", "inactive", "ended", "announced", "before_start", "running"] as const;
export type DemandPhase = (typeof demandPhases)[number];

/** Phase of the document demand today, and the day on which the next phase starts, if the dates of the project define it. */
export const DocumentDemand = z.object({ phase: z.enum(demandPhases), nextFrom: z.nullable(Day) });
export type DocumentDemand = z.output<typeof DocumentDemand>;

const figures = { settled: z.int(), total: z.int(), expired: z.int(), inReview: z.int() };

/** Counts of required documents: settled, all, expired and waiting for review. Suppliers with the lowest conformity come first. */
export const ProjectFigures = z.object({
  ...figures,
  suppliers: z.array(z.object({ companyId: Id, name: z.string(), ...figures })).check(z.maxLength(SUPPLIER_FIGURES_MAX)),
});
export type ProjectFigures = z.output<typeof ProjectFigures>;

/** Workers with a current or future link to the project, each once, by the stored eligibility for this project. */
export const ProjectWorkers = z.object({
  mayWork: z.int(),
  mayNotWork: z.int(),
  /** The answer is being computed. */
  computing: z.int(),
});
export type ProjectWorkers = z.output<typeof ProjectWorkers>;
