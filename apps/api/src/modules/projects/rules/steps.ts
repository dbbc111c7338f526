import type { Plan } from "@emdia/contract/limits.ts";
import { WIZARD_LAST_STEP } from "@emdia/contract/limits.ts";
import type { Lack } from "@emdia/contract/projects/wizard.ts";

/** What has been filled in of a project, whichever step it was. */
export type Filled = {
  readonly startDate: string | null;
  readonly places: number;
  /** Suppliers and whoever was invited by e-mail. */
  readonly suppliers: number;
  readonly plans: readonly Plan[];
  readonly requirements: { readonly [P in Plan]: number };
  readonly analysisDays: number | null;
  readonly startReference: string | null;
};

const SSMA_STEP = 4;

/** The step after which a project is whole: the fifth only where a supplier has STP, the fourth also where nobody has a plan yet (CD-163). */
export const lastApplicableStep = (plans: readonly Plan[]): number => (plans.includes("STP") ? WIZARD_LAST_STEP : SSMA_STEP);

/** Steps are saved one after the other, and again in any order. Who has no supplier of SSMA goes from the third to the fifth. */
export const mayFollow = (step: number, saved: number, plans: readonly Plan[]): boolean => {
  if (step <= saved + 1) return true;
  const skipsSsma = plans.includes("STP") && !plans.includes("SSMA");
  return skipsSsma && step === WIZARD_LAST_STEP && saved === SSMA_STEP - 1;
};

/** What a project cannot begin without, with the step in which it is said. */
export const missingFields = ({
  startDate,
  places,
  suppliers,
  plans,
  requirements,
  analysisDays,
  startReference,
}: Filled): readonly Lack[] => {
  const [ssma, stp] = [plans.includes("SSMA"), plans.includes("STP")];
  const asked: readonly (readonly [boolean, Lack])[] = [
    [startDate === null, { step: 1, code: "dates" }],
    [places === 0, { step: 2, code: "locations" }],
    [suppliers === 0, { step: 3, code: "suppliers" }],
    [ssma && requirements.SSMA === 0, { step: 4, code: "ssma_requirements" }],
    [ssma && analysisDays === null, { step: 4, code: "ssma_days" }],
    [stp && requirements.STP === 0, { step: 5, code: "stp_requirements" }],
    [stp && startReference === null, { step: 5, code: "stp_period" }],
  ];
  return asked.filter(([lacks]) => lacks).map(([, lack]) => lack);
};

/** A draft begins with the save after which nothing lacks and no step that applies is left. */
export const isReadyToStart = (saved: number, filled: Filled): boolean =>
  saved >= lastApplicableStep(filled.plans) && missingFields(filled).length === 0;
