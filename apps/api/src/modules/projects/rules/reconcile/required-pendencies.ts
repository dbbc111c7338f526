import type { IsoDay } from "../../../../kernel/dates.ts";
import type { Case, Facts, Lacking, Movement, PauseReason, Requirement, RequirementSubject, Span, Supplier, Worker } from "./facts.ts";
import { requirementCutoffDay } from "./first-day.ts";
import { daysOf, firstDayOf, includes, monthsOf, overlapOfAll, yearsOf } from "./months.ts";
import { dueMonthOf, pauseOf } from "./pauses.ts";
import { appliesToSupplier, whenItApplies } from "./regimes.ts";

/** A pendency that the facts require: active (`pause: null`), or paused for a reason. */
export type RequiredPendency = Lacking & { readonly pause: PauseReason | null };

type When = Pick<RequiredPendency, "month" | "movementId" | "firstDay">;

/** Period in which the requirement, the project, the supplier's link and its plan all apply. */
const supplierSpan = ({ facts, requirement, supplier }: Omit<Case, "worker">): Span | undefined => {
  if (requirement.notAskedOf.includes(supplier.id)) return undefined;
  const plan = supplier.plans.find((one) => one.plan === requirement.plan);
  return plan && overlapOfAll([facts.project.runs, requirement.holds, supplier.linked, plan.holds]);
};

const isExposed = ({ project }: Facts, { riskActivityIds }: Requirement, worker: Worker): boolean => {
  if (riskActivityIds.length === 0) return true;
  return riskActivityIds.some((id) => project.riskActivityIds.includes(id) && worker.riskActivityIds.includes(id));
};

/** The last admission before the span, unless a dismissal followed it. */
const lastAdmissionBefore = ({ movements }: Worker, { from }: Span): readonly Movement[] => {
  const last = movements.findLast(({ kind, on }) => (kind === "admission" || kind === "dismissal") && on < from);
  return last?.kind === "admission" ? [last] : [];
};
const isOver = ({ until }: Span, today: IsoDay): boolean => until !== null && until < today;
/** Today, and the day for which pendencies are computed today (decision 0044). */
type Now = { readonly today: IsoDay; readonly firstDay: IsoDay };
/**
 * Movements that open pendencies: those inside the spans. An admission counts before its date, because the worker's exam comes before the
 * first day. A worker who is linked after the admission still owes its documents while a span lasts (decision 0036).
 */
const openedBy = (worker: Worker, spans: readonly Span[], { today, firstDay }: Now): readonly Movement[] => {
  const hasCome = ({ on, kind }: Movement): boolean => on <= (kind === "admission" ? firstDay : today);
  const there = worker.movements.filter((one) => hasCome(one) && spans.some((span) => includes(span, one.on)));
  const before = spans.filter((span) => !isOver(span, today)).flatMap((span) => lastAdmissionBefore(worker, span));
  return [...there, ...before];
};

/** Months and years open when they begin; standing documents and admissions already open for the first day. */
const moments = (it: Case, spans: readonly Span[]): readonly When[] => {
  const { requirement, worker } = it;
  const { today } = it.facts;
  const firstDay = requirementCutoffDay(it);
  const ahead = firstDay > today ? { firstDay } : {};
  const near = spans.filter(({ from }) => from <= firstDay);
  const begun = near.filter(({ from }) => from <= today);
  const inMonths = (months: readonly string[]) => [...new Set(months)].map((month) => ({ month, movementId: null }));
  if (requirement.rhythm === "monthly") return inMonths(begun.flatMap((span) => monthsOf(span, today)));
  if (requirement.rhythm === "yearly") return inMonths(begun.flatMap((span) => yearsOf(span, today, requirement.dueMonth)));
  if (requirement.rhythm === "standing")
    return near.some((span) => !isOver(span, today)) ? [{ month: null, movementId: null, ...ahead }] : [];
  if (worker === null) return [];
  // A return has the id of the leave that it ends, so ids are deduplicated.
  const asking = openedBy(worker, near, { today, firstDay }).filter(({ kind }) => requirement.movements.includes(kind));
  return [...new Set(asking.map(({ id }) => id))].map((movementId) => ({ month: null, movementId, ...ahead }));
};

const pendenciesIn = (it: Case, spans: readonly Span[]): readonly RequiredPendency[] =>
  moments(it, spans).map((when) => ({
    typeId: it.requirement.typeId,
    requirementId: it.requirement.id,
    supplierId: it.supplier.id,
    workerId: it.worker?.id ?? null,
    ...when,
    pause: pauseOf(it, spans, when.month),
  }));

/** All requirements of one document type, the earliest first. */
type Document = readonly Requirement[];
const byDemand = (one: Requirement, other: Requirement) => one.holds.from.localeCompare(other.holds.from) || one.id - other.id;
const documentsThat = ({ requirements }: Facts, ask: RequirementSubject): readonly Document[] => {
  const ofType = Map.groupBy(
    requirements.filter(({ asks }) => asks === ask),
    ({ typeId }) => typeId,
  );
  return [...ofType.values()].map((times) => times.toSorted(byDemand));
};

/** Merges the pendencies of several demand periods: the first requirement wins, and the pendency is paused only if all are. */
const mergePeriods = (all: readonly RequiredPendency[], times: Document): readonly RequiredPendency[] => {
  if (times.length === 1) return all;
  const byMoment = Map.groupBy(all, ({ month, movementId }) => `${month} ${movementId}`);
  return [...byMoment.values()].flatMap((same) => {
    const isActive = same.some(({ pause }) => pause === null);
    return same.slice(0, 1).map((first) => (isActive ? { ...first, pause: null } : first));
  });
};

type Demand = { readonly requirement: Requirement; readonly span: Span };
const demandsOf = (facts: Facts, supplier: Supplier, times: Document): readonly Demand[] =>
  times.flatMap((requirement) => {
    const span = supplierSpan({ facts, requirement, supplier });
    return span ? [{ requirement, span }] : [];
  });

/** Days that a pendency covers: its month, its year, or from today on. */
const coveredDays = (requirement: Requirement, { month }: When, today: IsoDay): Span => {
  if (month === null) return { from: today, until: null };
  const coveredMonth = dueMonthOf(requirement, month);
  return coveredMonth ? daysOf(coveredMonth) : { from: firstDayOf(month), until: `${month.slice(0, 4)}-12-31` };
};
type Owed = Pick<Case, "facts" | "supplier"> & { readonly workers: readonly Worker[] };
const pendenciesOfSupplier = ({ facts, supplier, workers }: Owed, demands: readonly Demand[]): readonly RequiredPendency[] =>
  demands.flatMap(({ requirement, span }) =>
    pendenciesIn({ facts, requirement, supplier, worker: null }, [span]).filter((one) =>
      appliesToSupplier(requirement, workers, coveredDays(requirement, one, facts.today)),
    ),
  );

type Owing = Pick<Case, "facts" | "supplier"> & { readonly worker: Worker };
const pendenciesOfWorker = (owing: Owing, demands: readonly Demand[]): readonly RequiredPendency[] =>
  demands.flatMap(({ requirement, span }) => {
    if (!isExposed(owing.facts, requirement, owing.worker)) return [];
    const applies = whenItApplies(requirement, owing.worker);
    const spans = owing.worker.linked.flatMap((linked) => applies.flatMap((held) => overlapOfAll([span, linked, held]) ?? []));
    return pendenciesIn({ ...owing, requirement }, spans);
  });

/** Generates every pendency that the facts require, supplier by supplier. A removed project requires none. */
export function* requiredPendencies(facts: Facts): Generator<RequiredPendency> {
  if (facts.project.state === "removed") return;
  const [ofSuppliers, ofWorkers] = [documentsThat(facts, "supplier"), documentsThat(facts, "worker")];
  const workersOf = Map.groupBy(facts.workers, ({ supplierId }) => supplierId);
  for (const supplier of facts.suppliers) {
    const workers = workersOf.get(supplier.id) ?? [];
    for (const times of ofSuppliers)
      yield* mergePeriods(pendenciesOfSupplier({ facts, supplier, workers }, demandsOf(facts, supplier, times)), times);
    for (const times of ofWorkers) {
      const demands = demandsOf(facts, supplier, times);
      for (const worker of workers) yield* mergePeriods(pendenciesOfWorker({ facts, supplier, worker }, demands), times);
    }
  }
}
