import type { Plan } from "@emdia/contract/limits.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { byUrgency } from "./urgency.ts";

/** A part of the list that an index holds in one piece. */
export type Stage = { readonly plan: Plan; readonly status: PendencyStatus };
export type StageTotal = Stage & { readonly total: number };
export type StatusCount = { readonly status: PendencyStatus; readonly total: number };
type Page = { readonly offset: number; readonly limit: number };
export type Window = Page & { readonly statuses: readonly PendencyStatus[] };

/** Where a page lies among statuses that come one after the other: those before it are not walked, they are counted. */
export const windowInUrgency = (totals: readonly StatusCount[], { offset, limit }: Page): Window => {
  const statuses: PendencyStatus[] = [];
  let before = 0;
  let passed = 0;
  for (const status of byUrgency) {
    const ends = totals.reduce((sum, total) => (total.status === status ? sum + total.total : sum), before);
    if (ends > before && ends > offset && before < offset + limit) statuses.push(status);
    if (ends <= offset) passed = ends;
    before = ends;
  }
  return { statuses, offset: offset - passed, limit };
};

export const isSameStage = (one: Stage, other: Stage): boolean => one.plan === other.plan && one.status === other.status;
