import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

export type StatusCount = { readonly status: PendencyStatus; readonly total: number };
/** Counts per status, of counts that are split further. */
export const countsPerStatus = (counts: readonly StatusCount[]): readonly StatusCount[] =>
  [...Map.groupBy(counts, ({ status }) => status)].map(([status, split]) => ({
    status,
    total: split.reduce((sum, { total }) => sum + total, 0),
  }));
type Page = { readonly offset: number; readonly limit: number };
export type PageWindow = Page & { readonly statuses: readonly PendencyStatus[] };

/** Statuses that a page overlaps in the order of `stages`, and its offset behind the statuses that end before it. */
export const windowInStages = (
  counts: readonly StatusCount[],
  { offset, limit, stages }: Page & { readonly stages: readonly PendencyStatus[] },
): PageWindow => {
  const statuses: PendencyStatus[] = [];
  let before = 0;
  let skipped = 0;
  for (const status of stages) {
    const end = counts.reduce((sum, count) => (count.status === status ? sum + count.total : sum), before);
    if (end > before && end > offset && before < offset + limit) statuses.push(status);
    if (end <= offset) skipped = end;
    before = end;
  }
  return { statuses, offset: offset - skipped, limit };
};
