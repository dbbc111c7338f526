// Facts and decision of a unit.
import type { AutomaticSkipReason } from "@emdia/contract/risk-schedule/automatic.ts";
import type { ConflictRule, Occupation } from "../conflicts.ts";
import type { Span } from "../span.ts";
import type { Place, WantedSchedule } from "./wanted-schedules.ts";

/** `taken_over`: of a user, so runs leave it. `removed`: a run cancelled it and may plan it again. */
type AutomaticState = "planned" | "taken_over" | "removed";
export type StoredAutomatic = Place &
  Span & {
    readonly id: number;
    readonly key: string;
    readonly state: AutomaticState;
    readonly workerIds: readonly number[];
  };
export type WorkerBooking = Span & { readonly departmentId: number };
export type PlacedSchedule = WantedSchedule & { readonly place: Place };

export type UnitFacts = {
  readonly wanted: readonly PlacedSchedule[];
  /** Automatic schedules with a key of `wanted`, and those in the unit that no unit wants. */
  readonly stored: readonly StoredAutomatic[];
  /** All schedules in the unit. */
  readonly occupations: readonly Occupation[];
  /** Bookings of the workers by schedules that this decision does not change. */
  readonly bookings: ReadonlyMap<number, readonly WorkerBooking[]>;
  readonly rules: readonly ConflictRule[];
  /** Signatures of conflicts that a user accepted. */
  readonly accepted: ReadonlySet<string>;
};
export type AutomaticSkip = {
  readonly schedule: WantedSchedule;
  readonly reason: AutomaticSkipReason;
  /** The activity of the other schedule, for a forbidden conflict. */
  readonly otherActivityId: number | null;
  readonly workerIds: readonly number[];
};
export type Planned = {
  readonly schedule: PlacedSchedule;
  readonly workerIds: readonly number[];
  /** The schedule as it is stored; undefined if it is new. */
  readonly stored: StoredAutomatic | undefined;
  readonly hasConflict: boolean;
};
export type UnitPlan = {
  readonly removed: readonly StoredAutomatic[];
  /** New and changed schedules. */
  readonly planned: readonly Planned[];
  readonly skips: readonly AutomaticSkip[];
};
