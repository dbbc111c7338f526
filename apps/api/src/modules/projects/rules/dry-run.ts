import { DRY_RUN_DAYS_MAX } from "@emdia/contract/limits.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { heldPlan, type PlanMonths } from "./project-facts.ts";
import type { Existing, Facts, PendencyKey, Requirement, Supplier } from "./reconcile/facts.ts";
import { later } from "./reconcile/months.ts";
import { carriedOut, reconcile } from "./reconcile/reconcile.ts";

/** What shall be different from a day on. */
export type Change = {
  /** The day on which it is looked at. */
  readonly from: IsoDay;
  /** Since when what it opens is demanded, and what it closes no longer: of a draft since the project's first day. */
  readonly since: IsoDay;
  readonly riskActivityIds?: readonly number[] | undefined;
  readonly opened: readonly Requirement[];
  readonly closedIds: readonly number[];
  /** Of one supplier: its plans, and the requirements that are not asked of it. */
  readonly scope?: SupplierScope | undefined;
};
export type SupplierScope = {
  readonly supplierId: number;
  readonly plans: readonly PlanMonths[] | undefined;
  readonly notAsked: readonly number[] | undefined;
};
export type SupplierDifference = {
  readonly supplierId: number;
  readonly appears: number;
  readonly vanishes: number;
  readonly returns: number;
  readonly workers: number;
};

/** What stands when these facts hold and that existed before; nothing, unless it is told. */
export const standing = (facts: Facts, existing: readonly Existing[] = []): readonly Existing[] =>
  carriedOut(reconcile(facts, existing), existing);

const closed = (requirement: Requirement, { since, closedIds }: Change): Requirement => {
  if (!closedIds.includes(requirement.id)) return requirement;
  return { ...requirement, holds: { ...requirement.holds, until: addDays(since, -1) } };
};

/** The supplier with the plans that it would have; what is assigned already goes on as it is. */
const planned = (supplier: Supplier, { scope }: Change): Supplier => {
  if (scope?.plans === undefined || scope.supplierId !== supplier.id) return supplier;
  const fresh = scope.plans.filter(({ plan }) => supplier.plans.every((one) => one.plan !== plan));
  return { ...supplier, plans: [...supplier.plans, ...fresh.map((one) => heldPlan(one, supplier.linked.from))] };
};

/** A document that is demanded no more keeps whom it was asked of. */
const asked = (requirement: Requirement, { scope }: Change): Requirement => {
  if (scope?.notAsked === undefined || requirement.holds.until !== null) return requirement;
  const others = requirement.notAskedOf.filter((id) => id !== scope.supplierId);
  return { ...requirement, notAskedOf: scope.notAsked.includes(requirement.id) ? [...others, scope.supplierId] : others };
};

/** What is saved holds from the day on which it is saved, however soon somebody asks for it; of what is far ahead nobody is told. */
export const dayOfChange = (asked: IsoDay, today: IsoDay): Outcome<IsoDay, "project.day_too_far"> => {
  const last = addDays(today, DRY_RUN_DAYS_MAX);
  return asked > last ? refuse("project.day_too_far", { last }) : accept(later(asked, today));
};

/** What a draft demands holds since its first day when it begins, whenever it was chosen. */
export const begunOn = (facts: Facts, since: IsoDay): Facts => ({
  ...facts,
  requirements: facts.requirements.map((one) => ({ ...one, holds: { ...one.holds, from: since } })),
});

/** The facts on the day from which the change holds: of what was and of what will be. */
export const beforeAndAfter = (facts: Facts, change: Change): { readonly before: Facts; readonly after: Facts } => {
  const before = { ...facts, today: later(change.from, facts.today) };
  const after = {
    ...before,
    project: { ...before.project, riskActivityIds: change.riskActivityIds ?? before.project.riskActivityIds },
    requirements: [...before.requirements.map((one) => closed(asked(one, change), change)), ...change.opened],
    suppliers: before.suppliers.map((one) => planned(one, change)),
  };
  return { before, after };
};

/** Facts that become others, and what exists while they do. */
export type Compared = { readonly before: Facts; readonly after: Facts; readonly existing?: readonly Existing[] };
const compared = ({ before, after, existing }: Compared) => {
  const stood = standing(before, existing);
  const { create, deactivate, reactivate } = reconcile(after, stood);
  const [gone, back] = [new Set(deactivate.map(({ id }) => id)), new Set(reactivate)];
  return {
    appears: create,
    vanishes: stood.filter(({ id, rest }) => rest === null && gone.has(id)),
    returns: stood.filter(({ id }) => back.has(id)),
  };
};

/** What appears, vanishes and returns when the facts change, by supplier. */
export const differenceBySupplier = (change: Compared): readonly SupplierDifference[] => {
  const differs = compared(change);
  return change.after.suppliers.map(({ id: supplierId }) => {
    const own = (items: readonly PendencyKey[]) => items.filter((one) => one.supplierId === supplierId);
    const [appears, vanishes, returns] = [own(differs.appears), own(differs.vanishes), own(differs.returns)];
    const workers = new Set([...appears, ...vanishes, ...returns].flatMap(({ workerId }) => workerId ?? []));
    return { supplierId, appears: appears.length, vanishes: vanishes.length, returns: returns.length, workers: workers.size };
  });
};

type Counted = { readonly appears: number; readonly vanishes: number };
export type WorkerDifference = Counted & { readonly workerId: number; readonly byType: ReadonlyMap<number, Counted> };

/** What appears, or comes back, and vanishes by worker, of those of whom anything changes; the documents that count may be some of all. */
export const differenceByWorker = (change: Compared, counts: (typeId: number) => boolean): readonly WorkerDifference[] => {
  const differs = compared(change);
  const changes = [
    ...[...differs.appears, ...differs.returns].map((key) => ({ key, appears: 1, vanishes: 0 })),
    ...differs.vanishes.map((key) => ({ key, appears: 0, vanishes: 1 })),
  ];
  const counted = changes.filter(({ key }) => counts(key.typeId));
  const total = (some: readonly Counted[]): Counted => ({
    appears: some.reduce((sum, one) => sum + one.appears, 0),
    vanishes: some.reduce((sum, one) => sum + one.vanishes, 0),
  });
  return [...Map.groupBy(counted, ({ key }) => key.workerId)].flatMap(([workerId, own]) => {
    if (workerId === null) return [];
    const byType = Map.groupBy(own, ({ key }) => key.typeId);
    return [{ workerId, ...total(own), byType: new Map([...byType].map(([id, some]) => [id, total(some)])) }];
  });
};
