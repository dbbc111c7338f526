import type { Plan } from "@emdia/contract/limits.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";

/** A month as text, `2026-03`. */
export type Month = string;
/** A range of days, both ends included; `until: null` is open-ended. */
export type Span = { readonly from: IsoDay; readonly until: IsoDay | null };

/** How often a requirement opens a pendency. "standing": once; the supplier then keeps the document valid. */
export type Rhythm = "standing" | "monthly" | "yearly" | "movement";
export type RequirementSubject = "supplier" | "worker";

/** A document type that a project demands, with its subject, period and filters. */
export type Requirement = {
  readonly id: number;
  /** Document type of the catalogue. A type that is dropped and demanded again has one requirement per period. */
  readonly typeId: number;
  readonly plan: Plan;
  readonly asks: RequirementSubject;
  readonly rhythm: Rhythm;
  /** The month (`11`) in which a yearly document falls due. It is required from that month on, and only if the link covers a day of it. */
  readonly dueMonth: string | null;
  /** Figure of a norm that defines the due date of a document. */
  readonly due?: { readonly unit: string; readonly value: number } | undefined;
  readonly holds: Span;
  /** Contract regimes to which it applies; empty means all. */
  readonly regimes: readonly string[];
  /** Applies only to workers exposed to one of these activities; empty means all workers. */
  readonly riskActivityIds: readonly number[];
  /** Movement kinds that open a pendency. */
  readonly movements: readonly string[];
  /** Suppliers that are exempt from this requirement. */
  readonly notAskedOf: readonly number[];
};

export type SupplierPlan = { readonly plan: Plan; readonly holds: Span };
export type Supplier = {
  readonly id: number;
  readonly linked: Span;
  readonly plans: readonly SupplierPlan[];
  /** Months in which the supplier declared that no service happened. */
  readonly monthsWithoutService: readonly Month[];
};

/** An earlier contract regime and its last day. */
export type FormerRegime = { readonly regime: string; readonly until: IsoDay };
export type Movement = { readonly id: number; readonly kind: string; readonly on: IsoDay };
export type Worker = {
  readonly id: number;
  readonly supplierId: number;
  readonly regime: string;
  /** In chronological order. */
  readonly formerRegimes: readonly FormerRegime[];
  readonly linked: readonly Span[];
  readonly away: readonly Span[];
  readonly restricted: boolean;
  readonly riskActivityIds: readonly number[];
  /** In chronological order. */
  readonly movements: readonly Movement[];
};

export type Project = {
  readonly runs: Span;
  readonly state: "active" | "inactive" | "removed";
  /** Periods in which the project was inactive. */
  readonly pauses: readonly Span[];
  readonly riskActivityIds: readonly number[];
};

/** All inputs from which the required pendencies are computed. */
export type Facts = {
  readonly today: IsoDay;
  readonly project: Project;
  readonly requirements: readonly Requirement[];
  readonly suppliers: readonly Supplier[];
  readonly workers: readonly Worker[];
};

/** A requirement with the supplier or worker to which it applies. */
export type Case = {
  readonly facts: Facts;
  readonly requirement: Requirement;
  readonly supplier: Supplier;
  readonly worker: Worker | null;
};

/** Identity of a pendency; the database enforces that it is unique. */
export type PendencyKey = {
  readonly typeId: number;
  readonly supplierId: number;
  readonly workerId: number | null;
  readonly month: Month | null;
  readonly movementId: number | null;
};
/** A pendency to create, with the requirement that fixes the version of its document type. */
export type Lacking = PendencyKey & {
  readonly requirementId: number;
  /** First day of the link, if the document is required before it. */
  readonly firstDay?: IsoDay;
};
/** A paused pendency returns when its reason ends; an ended one returns when the document is demanded again. */
export type PauseReason = "project_inactive" | "project_inactive_in_month" | "worker_restricted" | "worker_away" | "no_service_in_month";
export type EndReason = "no_longer_demanded";
export type Rest = { readonly for: "a_time"; readonly reason: PauseReason } | { readonly for: "good"; readonly reason: EndReason };
/** A user deleted this pendency; `reconcile` never changes it again. */
export type TakenBack = { readonly for: "ever" };

export type Existing = PendencyKey & {
  readonly id: number;
  readonly rest: Rest | TakenBack | null;
  /** First day of the link that is stored; null if the document was not required before one. */
  readonly firstDay?: IsoDay | null;
};
