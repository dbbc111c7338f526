import type { IsoDay } from "../../../../kernel/dates.ts";
import type { Existing, Facts, Lacking, PendencyKey, Rest } from "./facts.ts";
import { type RequiredPendency, requiredPendencies } from "./required-pendencies.ts";

export type Difference = {
  readonly create: readonly Lacking[];
  readonly deactivate: readonly { readonly id: number; readonly rest: Rest }[];
  readonly reactivate: readonly number[];
  /** Pendencies whose link begins on another day than the stored one. */
  readonly reschedule: readonly Rescheduled[];
};
export type Rescheduled = { readonly id: number; readonly firstDay: IsoDay | null };

export const keyText = ({ typeId, supplierId, workerId, month, movementId }: PendencyKey): string =>
  `${typeId}/${supplierId}/${workerId ?? ""}/${month ?? ""}/${movementId ?? ""}`;

const lacking = ({ pause: _, ...one }: RequiredPendency): Lacking => one;
const ended: Rest = { for: "good", reason: "no_longer_demanded" };
const same = (one: Rest | null, other: Rest | null): boolean => one?.for === other?.for && one?.reason === other?.reason;

/** The changed first day of a pendency. A link that was moved to a day that has come has no first day ahead. */
const rescheduled = ({ id, firstDay: stored = null }: Existing, required: IsoDay | undefined, today: IsoDay): readonly Rescheduled[] => {
  const isOutdated = required === undefined ? stored !== null && stored > today : stored !== required;
  return isOutdated ? [{ id, firstDay: required ?? null }] : [];
};

/** Compares the required pendencies with the existing ones: which to create, deactivate, reactivate and reschedule. */
export const reconcile = (facts: Facts, existing: Iterable<Existing>): Difference => {
  const left = new Map<string, Existing>();
  for (const pendency of existing) left.set(keyText(pendency), pendency);

  const create: Lacking[] = [];
  const deactivate: { readonly id: number; readonly rest: Rest }[] = [];
  const reactivate: number[] = [];
  const reschedule: Rescheduled[] = [];
  const settle = ({ id, rest }: Existing, required: Rest | null) => {
    if (rest?.for === "ever" || same(rest, required)) return;
    if (required) deactivate.push({ id, rest: required });
    else reactivate.push(id);
  };

  for (const one of requiredPendencies(facts)) {
    const text = keyText(one);
    const found = left.get(text);
    left.delete(text);
    if (!found && !one.pause) create.push(lacking(one));
    if (!found) continue;
    settle(found, one.pause && { for: "a_time", reason: one.pause });
    if (found.rest?.for !== "ever") reschedule.push(...rescheduled(found, one.firstDay, facts.today));
  }
  for (const pendency of left.values()) settle(pendency, ended);
  return { create, deactivate, reactivate, reschedule };
};

/** The pendencies after the difference is applied. New ones get temporary ids above the highest existing id. */
export const carriedOut = (
  { create, deactivate, reactivate, reschedule }: Difference,
  existing: readonly Existing[] = [],
): readonly Existing[] => {
  const rests = new Map(deactivate.map(({ id, rest }) => [id, rest]));
  const reactivated = new Set(reactivate);
  const firstDays = new Map(reschedule.map(({ id, firstDay }) => [id, { firstDay }]));
  const updated = existing.map((one) => ({
    ...one,
    ...firstDays.get(one.id),
    rest: reactivated.has(one.id) ? null : (rests.get(one.id) ?? one.rest),
  }));
  const last = existing.reduce((most, { id }) => Math.max(most, id), 0);
  return [...updated, ...create.map((key, index) => ({ ...key, id: last + index + 1, rest: null }))];
};
