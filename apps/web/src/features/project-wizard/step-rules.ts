import type { Project, StepBody } from "@emdia/contract/projects/wizard.ts";
import type { StepNumber } from "./steps.ts";

/** Faults of a field; each is also a key of its text. */
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
/** The request body of a step without the version. */
export type StepFields = Without<StepBody>;

/** Rules of a step: read from the project, validate and write the request body. */
export type StepRules<D> = {
  readonly step: StepNumber;
  readonly read: (project: Project | null) => D;
  readonly faults: (draft: D) => Faults;
  readonly write: (draft: D, project: Project | null) => StepFields;
  /** The value of a field group in the conflict dialog; a long list shows its length. */
  readonly tell: (group: keyof D & string, draft: D) => string | number;
};
