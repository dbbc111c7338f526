import { DRY_RUN_DAYS_MAX } from "@emdia/contract/limits.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { heldPlan, type PlanMonths } from "./project-facts.ts";
import type { Existing, Facts, PendencyKey, Requirement, Supplier } from "./reconcile/facts.ts";
import { later } from "./reconcile/months.ts";
import { carriedOut, reconcile } from "./reconcile/reconcile.ts";

/** A proposed change of what a project demands. */
export type Change = {
  /** Day for which the difference is computed. */
  readonly from: IsoDay;
  /** First day on which `opened` applies and `closedIds` no longer does. For a draft it is the project's first day. */
  readonly since: IsoDay;
  readonly riskActivityIds?: readonly number[] | undefined;
  readonly opened: readonly Requirement[];
  readonly closedIds: readonly number[];
  /** Change for one supplier: its plans, and the requirements from which it is exempt. */
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

/** The pendencies after reconciling `facts` with `existing` (default: none). */
export const standing = (facts: Facts, existing: readonly Existing[] = []): readonly Existing[] =>
  carriedOut(reconcile(facts, existing), existing);

const closed = (requirement: Requirement, { since, closedIds }: Change): Requirement => {
  if (!closedIds.includes(requirement.id)) return requirement;
  return { ...requirement, holds: { ...requirement.holds, until: addDays(since, -1) } };
};

/** Adds the new plans of the change; assigned plans do not change. */
const withNewPlans = (supplier: Supplier, { scope }: Change): Supplier => {
  if (scope?.plans === undefined || scope.supplierId !== supplier.id) return supplier;
  const fresh = scope.plans.filter(({ plan }) => supplier.plans.every((one) => one.plan !== plan));
  return { ...supplier, plans: [...supplier.plans, ...fresh.map((one) => heldPlan(one, supplier.linked.from))] };
};

/** Applies the exemptions of the change. A requirement that has ended keeps its exemptions. */
const withExemptions = (requirement: Requirement, { scope }: Change): Requirement => {
  if (scope?.notAsked === undefined || requirement.holds.until !== null) return requirement;
  const others = requirement.notAskedOf.filter((id) => id !== scope.supplierId);
  return { ...requirement, notAskedOf: scope.notAsked.includes(requirement.id) ? [...others, scope.supplierId] : others };
};

/**
 * A change applies from today at the earliest. Refuses days that are too far ahead, because the computation visits every month until then.
 */
export const dayOfChange = (asked: IsoDay, today: IsoDay): Outcome<IsoDay, "project.day_too_far"> => {
  const last = addDays(today, DRY_RUN_DAYS_MAX);
  return asked > last ? refuse("project.day_too_far", { last }) : accept(later(asked, today));
};

/** When a draft begins, its requirements apply from its first day, whenever the user selected them. */
export const begunOn = (facts: Facts, since: IsoDay): Facts => ({
  ...facts,
  requirements: facts.requirements.map((one) => ({ ...one, holds: { ...one.holds, from: since } })),
});

/** The facts without and with the change, both on the day from which it applies. */
export const beforeAndAfter = (facts: Facts, change: Change): { readonly before: Facts; readonly after: Facts } => {
  const before = { ...facts, today: later(change.from, facts.today) };
  const after = {
    ...before,
    project: { ...before.project, riskActivityIds: change.riskActivityIds ?? before.project.riskActivityIds },
    requirements: [...before.requirements.map((one) => closed(withExemptions(one, change), change)), ...change.opened],
    suppliers: before.suppliers.map((one) => withNewPlans(one, change)),
  };
  return { before, after };
};

/** The facts before and after a change, and the pendencies that exist now. */
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

/** Counts per supplier the pendencies that the change creates, deactivates and reactivates. */
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

/** Counts the changed pendencies per affected worker; reactivated ones count as created. `counts` selects the document types. */
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
