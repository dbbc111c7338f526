import type { Existing, Facts, Lacking, PendencyKey, Rest } from "./facts.ts";
import { type RequiredPendency, requiredPendencies } from "./required-pendencies.ts";

export type Difference = {
  readonly create: readonly Lacking[];
  readonly deactivate: readonly { readonly id: number; readonly rest: Rest }[];
  readonly reactivate: readonly number[];
};

export const keyText = ({ typeId, supplierId, workerId, month, movementId }: PendencyKey): string =>
  `${typeId}/${supplierId}/${workerId ?? ""}/${month ?? ""}/${movementId ?? ""}`;

const lacking = ({ pause: _, ...one }: RequiredPendency): Lacking => one;
const ended: Rest = { for: "good", reason: "no_longer_demanded" };
const same = (one: Rest | null, other: Rest | null): boolean => one?.for === other?.for && one?.reason === other?.reason;

/** Compares the required pendencies with the existing ones: which to create, deactivate and reactivate. */
export const reconcile = (facts: Facts, existing: Iterable<Existing>): Difference => {
  const left = new Map<string, Existing>();
  for (const pendency of existing) left.set(keyText(pendency), pendency);

  const create: Lacking[] = [];
  const deactivate: { readonly id: number; readonly rest: Rest }[] = [];
  const reactivate: number[] = [];
  const settle = ({ id, rest }: Existing, required: Rest | null) => {
    if (rest?.for === "ever" || same(rest, required)) return;
    if (required) deactivate.push({ id, rest: required });
    else reactivate.push(id);
  };

  for (const one of requiredPendencies(facts)) {
    const text = keyText(one);
    const found = left.get(text);
    left.delete(text);
    if (found) settle(found, one.pause && { for: "a_time", reason: one.pause });
    else if (!one.pause) create.push(lacking(one));
  }
  for (const pendency of left.values()) settle(pendency, ended);
  return { create, deactivate, reactivate };
};

/** The pendencies after the difference is applied. New ones get temporary ids above the highest existing id. */
export const carriedOut = ({ create, deactivate, reactivate }: Difference, existing: readonly Existing[] = []): readonly Existing[] => {
  const rests = new Map(deactivate.map(({ id, rest }) => [id, rest]));
  const reactivated = new Set(reactivate);
  const updated = existing.map((one) => ({ ...one, rest: reactivated.has(one.id) ? null : (rests.get(one.id) ?? one.rest) }));
  const last = existing.reduce((most, { id }) => Math.max(most, id), 0);
  return [...updated, ...create.map((key, index) => ({ ...key, id: last + index + 1, rest: null }))];
};
