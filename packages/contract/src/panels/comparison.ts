// Figures of the indicators as they were recorded on an earlier day, for a comparison with today.
import * as z from "zod/mini";
import { PLANS } from "../limits.ts";
import { Day } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
import { workerStatuses } from "../workers/vocabulary.ts";
import { IndicatorQuery } from "./filter.ts";
import { ProjectAmounts, WorkerAmounts } from "./indicators.ts";

/** Length of the period in days, or the same day of last year. */
export const comparisonPeriods = ["7", "30", "90", "year"] as const;
export type ComparisonPeriod = (typeof comparisonPeriods)[number];
export const DEFAULT_COMPARISON: ComparisonPeriod = "30";
export const ComparisonPeriodChoice = z._default(z.enum(comparisonPeriods), DEFAULT_COMPARISON);
export const ComparisonQuery = z.extend(IndicatorQuery, { compare: ComparisonPeriodChoice });

/** `day`: nothing was recorded on that day. `filter`: no record has the rows of the filter, such as one supplier in one project. */
export const recordGaps = ["day", "filter"] as const;
export type RecordGap = (typeof recordGaps)[number];
const recorded = <S extends z.ZodMiniType>(figures: S) => z.object({ figures: z.nullable(figures), gap: z.nullable(z.enum(recordGaps)) });

/** The turns are not recorded. */
const RecordedAmounts = z.object({
  total: z.int(),
  settled: z.int(),
  irregular: z.int(),
  statuses: z.array(z.object({ status: z.enum(pendencyStatuses), total: z.int() })),
});
export type RecordedAmounts = z.output<typeof RecordedAmounts>;
export const RecordedPendencies = z.extend(RecordedAmounts, { plans: z.array(z.extend(RecordedAmounts, { plan: z.enum(PLANS) })) });
export type RecordedPendencies = z.output<typeof RecordedPendencies>;
export const RecordedWorkers = z.extend(WorkerAmounts, { statuses: z.array(z.extend(WorkerAmounts, { status: z.enum(workerStatuses) })) });
export type RecordedWorkers = z.output<typeof RecordedWorkers>;

export const PanelComparison = z.object({
  /** The earlier day. */
  day: Day,
  pendencies: recorded(RecordedPendencies),
  projects: recorded(ProjectAmounts),
  workers: recorded(RecordedWorkers),
});
export type PanelComparison = z.output<typeof PanelComparison>;
