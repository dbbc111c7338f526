import type { Plan } from "@emdia/contract/limits.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";

/** A month as text, `2026-03`. */
export type Month = string;
/** From one day to another, both included; without an end it goes on. */
export type Span = { readonly from: IsoDay; readonly until: IsoDay | null };

/** How often a requirement asks: "standing" documents are asked for once and kept in date. */
export type Rhythm = "standing" | "monthly" | "yearly" | "movement";
export type RequirementSubject = "supplier" | "worker";

/** What a project demands, of whom, and since when. */
export type Requirement = {
  readonly id: number;
  /** Which document of the catalogue; one that was given up and is demanded again has a requirement for each time. */
  readonly typeId: number;
  readonly plan: Plan;
  readonly asks: RequirementSubject;
  readonly rhythm: Rhythm;
  /** The month, `11`, in which a yearly document falls due: it is asked for from that month on, and of nobody who is not there in it. */
  readonly dueMonth: string | null;
  readonly holds: Span;
  /** The regimes of contract it applies to; none named means all. */
  readonly regimes: readonly string[];
  /** Only those exposed to one of these activities; none named means everybody. */
  readonly riskActivityIds: readonly number[];
  /** The kinds of movement that open it. */
  readonly movements: readonly string[];
  /** The suppliers of whom it is not asked, although the project demands it. */
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

/** A regime of contract that held before the present one, to its last day. */
export type FormerRegime = { readonly regime: string; readonly until: IsoDay };
export type Movement = { readonly id: number; readonly kind: string; readonly on: IsoDay };
export type Worker = {
  readonly id: number;
  readonly supplierId: number;
  readonly regime: string;
  /** In the order in which they held. */
  readonly formerRegimes: readonly FormerRegime[];
  readonly linked: readonly Span[];
  readonly away: readonly Span[];
  readonly restricted: boolean;
  readonly riskActivityIds: readonly number[];
  /** As they happened. */
  readonly movements: readonly Movement[];
};

export type Project = {
  readonly runs: Span;
  readonly state: "active" | "inactive" | "removed";
  /** When it was put away, and nobody worked in it. */
  readonly pauses: readonly Span[];
  readonly riskActivityIds: readonly number[];
};

/** Everything the demand for documents follows from. */
export type Facts = {
  readonly today: IsoDay;
  readonly project: Project;
  readonly requirements: readonly Requirement[];
  readonly suppliers: readonly Supplier[];
  readonly workers: readonly Worker[];
};

/** A requirement, and whom it is asked of. */
export type Case = {
  readonly facts: Facts;
  readonly requirement: Requirement;
  readonly supplier: Supplier;
  readonly worker: Worker | null;
};

/** What makes a pendency the same pendency; the database holds it unique. */
export type PendencyKey = {
  readonly typeId: number;
  readonly supplierId: number;
  readonly workerId: number | null;
  readonly month: Month | null;
  readonly movementId: number | null;
};
/** One that lacks, and the requirement whose version of the document it asks for. */
export type Lacking = PendencyKey & { readonly requirementId: number };
/** What is put off comes back by itself; what has ended returns when it is demanded again. */
export type PauseReason = "project_inactive" | "project_inactive_in_month" | "worker_restricted" | "worker_away" | "no_service_in_month";
export type EndReason = "no_longer_demanded";
export type Rest = { readonly for: "a_time"; readonly reason: PauseReason } | { readonly for: "good"; readonly reason: EndReason };
/** What people took back is never asked for again, whatever the facts say. */
export type TakenBack = { readonly for: "ever" };

export type Existing = PendencyKey & { readonly id: number; readonly rest: Rest | TakenBack | null };
