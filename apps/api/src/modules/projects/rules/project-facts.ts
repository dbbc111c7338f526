import type { DocumentKind, Frequency, LabourRegime, MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { ProjectState } from "@emdia/contract/projects/routes.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { demandedBy, isAboutWorker, monthNamedBy } from "../../catalogue/rules/index.ts";
import type { Facts, Month, Requirement, Rhythm, Span, Supplier, Worker } from "./reconcile/facts.ts";
import { firstDayOf, lastDayOf } from "./reconcile/months.ts";

type Reference = { readonly ownerId: number; readonly id: number };
type Activity = Reference & {
  readonly documents: readonly Reference[];
  readonly trainings: readonly { readonly certificate: Reference }[];
};
/** A demanded document with the attributes of its catalogue type. */
export type Demanded = {
  readonly id: number;
  readonly plan: Plan;
  readonly ownerId: number;
  readonly typeId: number;
  readonly kind: DocumentKind;
  readonly frequency: Frequency;
  /** Key of the norm's figure that defines the due date. */
  readonly dueFigure: string | null;
  readonly movement: MovementKind | null;
  readonly regimes: readonly LabourRegime[];
  readonly holdsFrom: IsoDay;
  readonly holdsUntil: IsoDay | null;
  readonly notAskedOf: readonly number[];
};
/** A supplier's plan with its effective months: its own, otherwise the project's. */
export type PlanMonths = { readonly plan: Plan; readonly startReference: string | null; readonly endReference: string | null };
/** Catalogue data that demands refer to: risk activities, and the figures of the norms on a day. */
export type Reading = {
  readonly activities: readonly Activity[];
  readonly figureOn: (key: string | null) => { readonly unit: string; readonly value: number } | undefined;
};
type Linked = { readonly companyId: number; readonly linkedFrom: IsoDay | null; readonly plans: readonly PlanMonths[] };
/** A month without service that the contractor confirmed. */
export type MonthWithoutService = { readonly companyId: number; readonly month: Month };
/** Stored project data from which the facts are built. */
export type FactsInput = {
  readonly today: IsoDay;
  readonly project: { readonly startDate: IsoDay | null; readonly endDate: IsoDay | null; readonly state: ProjectState };
  /** Periods in which the project was inactive. */
  readonly pauses: readonly Span[];
  readonly riskActivityIds: readonly number[];
  readonly reading: Reading;
  readonly requirements: readonly Demanded[];
  readonly suppliers: readonly Linked[];
  readonly monthsWithoutService: readonly MonthWithoutService[];
  readonly workers: readonly Worker[];
};

const rhythms: { readonly [F in Frequency]: Rhythm } = {
  once: "standing",
  always_valid: "standing",
  monthly: "monthly",
  yearly: "yearly",
  on_movement: "movement",
};
const BEFORE_ANY_PROJECT = "1900-01-01";
/** Id of no activity: a risk document that no activity of the catalogue requires applies to no worker. */
const NO_ACTIVITY = 0;

/** First day on which a project that begins today demands documents: its start date if that has passed, otherwise today. */
export const firstDay = (startDate: IsoDay | null, today: IsoDay): IsoDay => (startDate !== null && startDate < today ? startDate : today);

const exposing = (activities: readonly Activity[], { ownerId, typeId }: Demanded): readonly number[] => {
  const ids = activities.filter((activity) => demandedBy([activity]).has(`${ownerId}/${typeId}`)).map(({ id }) => id);
  return ids.length > 0 ? ids : [NO_ACTIVITY];
};

export const requirementFrom = (demanded: Demanded, { activities, figureOn }: Reading): Requirement => {
  const due = figureOn(demanded.dueFigure);
  const { id, typeId, plan, kind, frequency, movement, regimes, holdsFrom, holdsUntil, notAskedOf } = demanded;
  return {
    id,
    typeId,
    plan,
    asks: isAboutWorker(kind) ? "worker" : "supplier",
    rhythm: rhythms[frequency],
    dueMonth: monthNamedBy(due),
    due,
    holds: { from: holdsFrom, until: holdsUntil },
    regimes,
    riskActivityIds: kind === "RISK" ? exposing(activities, demanded) : [],
    movements: movement === null ? [] : [movement],
    notAskedOf,
  };
};

/** A plan without months applies as long as its supplier is linked, whenever it was assigned. */
export const heldPlan = ({ plan, startReference, endReference }: PlanMonths, linkedFrom: IsoDay): Supplier["plans"][number] => ({
  plan,
  holds: {
    from: startReference === null ? linkedFrom : firstDayOf(startReference),
    until: endReference === null ? null : lastDayOf(endReference),
  },
});

type Within = { readonly first: IsoDay; readonly monthsWithoutService: readonly MonthWithoutService[] };
const supplierFrom = ({ companyId, linkedFrom, plans }: Linked, { first, monthsWithoutService }: Within): Supplier => {
  const linked = { from: linkedFrom ?? first, until: null };
  return {
    id: companyId,
    linked,
    plans: plans.map((one) => heldPlan(one, linked.from)),
    monthsWithoutService: monthsWithoutService.filter((one) => one.companyId === companyId).map(({ month }) => month),
  };
};

export const factsFrom = ({ today, project, pauses, riskActivityIds, reading, requirements, workers, ...supply }: FactsInput): Facts => ({
  today,
  project: {
    runs: { from: project.startDate ?? BEFORE_ANY_PROJECT, until: project.endDate },
    state: project.state,
    pauses,
    riskActivityIds,
  },
  requirements: requirements.map((one) => requirementFrom(one, reading)),
  suppliers: supply.suppliers.map((one) => supplierFrom(one, { ...supply, first: firstDay(project.startDate, today) })),
  workers,
});
