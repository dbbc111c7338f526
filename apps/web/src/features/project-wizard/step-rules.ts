import type { Project, StepBody } from "@emdia/contract/projects/wizard.ts";
import type { StepNumber } from "./steps.ts";

/** What is wrong with a field, by the key of its text. */
export type FaultKey =
  | "required"
  | "tooLong"
  | "datesReversed"
  | "yearUnlikely"
  | "areasRequired"
  | "suppliersRequired"
  | "planRequired"
  | "emailInvalid"
  | "emailKnown"
  | "daysInvalid"
  | "requirementsRequired"
  | "periodRequired"
  | "periodReversed";
export type Faults = ReadonlyMap<string, FaultKey>;

type Whole = { readonly step: unknown; readonly version: unknown };
type Without<B> = B extends Whole ? Omit<B, "version"> : never;
/** What a step sends, without the version it was read at. */
export type StepFields = Without<StepBody>;

/** One step: what it shows of a project, what is wrong with it as typed, and what it sends. */
export type StepRules<D> = {
  readonly step: StepNumber;
  readonly read: (project: Project | null) => D;
  readonly faults: (draft: D) => Faults;
  readonly write: (draft: D, project: Project | null) => StepFields;
  /** How a group of fields is told to somebody who chooses between two versions of it; of a long list its length. */
  readonly tell: (group: keyof D & string, draft: D) => string | number;
};
