// A run of the automatic plan, and its batches.
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Minute } from "../../../kernel/minutes.ts";
import type { AutomaticSkip, PlacedSchedule } from "../rules/automatic/unit-facts.ts";
import type { ConflictRule } from "../rules/conflicts.ts";

export type Run = {
  readonly contractorId: number;
  readonly id: number;
  /** Version of the setting that the run follows. */
  readonly version: number;
  readonly at: Date;
  readonly now: Minute;
  readonly isOn: boolean;
  /** Keys of all schedules that the run wants, in any unit. */
  readonly keys: ReadonlySet<string>;
  /** Names of the workers of these schedules, as they are copied into the teams. */
  readonly workerNames: ReadonlyMap<number, string>;
  readonly rules: readonly ConflictRule[];
};
export type Batch = {
  readonly facilityId: number;
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly wanted: readonly PlacedSchedule[];
};
export type BatchResult = {
  readonly isWritten: boolean;
  /** Another run follows a newer setting. */
  readonly isOutdated: boolean;
  readonly skips: readonly AutomaticSkip[];
};
