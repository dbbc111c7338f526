import { wholePercent } from "../whole-percent.ts";

/** Share of settled documents in percent; null without a document, never 0 or 100 (CD-105). */
export const shareOf = (counts: { readonly settled: number; readonly total: number }): number | null =>
  counts.total === 0 ? null : wholePercent(counts);
