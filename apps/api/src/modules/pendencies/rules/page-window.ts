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
type Counts = { readonly counts: readonly StageTotal[]; readonly max: number; readonly areAll: boolean };
/**
 * Stages that were counted one after the other, each up to more than `max`, and all of them or until there were enough: how many there are is known
 * of those before the last that has some, where they are no more than `max`.
 */
export const asCounted = <S extends StageTotal>(stages: readonly S[], { counts, max, areAll }: Counts): readonly S[] => {
  const totalOf = (stage: Stage): number => counts.find((count) => isSameStage(count, stage))?.total ?? 0;
  const last = areAll ? stages.length : stages.findLastIndex((stage) => totalOf(stage) > 0);
  const isKnown = (stage: Stage, place: number): boolean => place < last && totalOf(stage) <= max;
  return stages
    .map((stage, place) => (isKnown(stage, place) ? { ...stage, total: totalOf(stage) } : stage))
    .filter(({ total }) => total > 0);
};
