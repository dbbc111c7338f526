import type { Plan } from "@emdia/contract/limits.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { byUrgency } from "./urgency.ts";

/** A part of the list that an index holds in one piece. */
export type Stage = { readonly plan: Plan; readonly status: PendencyStatus };
export type StageTotal = Stage & { readonly total: number };
type Page = { readonly offset: number; readonly limit: number };
export type Window = Page & { readonly stages: readonly StageTotal[] };

/** Where a page lies among statuses that come one after the other: those before it are not walked, they are counted. */
export const windowInUrgency = (totals: readonly StageTotal[], { offset, limit }: Page): Window => {
  const stages: StageTotal[] = [];
  let before = 0;
  let passed = 0;
  for (const status of byUrgency) {
    const own = totals.filter((total) => total.status === status);
    const ends = before + own.reduce((sum, { total }) => sum + total, 0);
    if (ends > offset && before < offset + limit) stages.push(...own);
    if (ends <= offset) passed = ends;
    before = ends;
  }
  return { stages, offset: offset - passed, limit };
};
