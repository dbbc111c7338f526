import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { LineOutcome } from "../../../platform/imports/import-definition.ts";
import type { ChangePlan, NewWorkerPlan } from "../rules/import/line-facts.ts";

/** Decision on a line that writes. */
export type LinePlan =
  | { readonly line: number; readonly kind: "new"; readonly plan: NewWorkerPlan }
  | { readonly line: number; readonly kind: "change"; readonly plan: ChangePlan; readonly workerId: number };

export const failed = (line: number, reasons: readonly LineReason[], rowId: number | null = null): LineOutcome => ({
  line,
  result: "failed",
  reasons,
  rowId,
});
