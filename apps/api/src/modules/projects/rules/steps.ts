import type { Plan } from "@emdia/contract/limits.ts";
import { WIZARD_LAST_STEP } from "@emdia/contract/limits.ts";
import type { Lack } from "@emdia/contract/projects/wizard.ts";

/** Filled-in data of a project over all wizard steps. */
export type Filled = {
  readonly startDate: string | null;
  readonly places: number;
  /** Suppliers plus invited companies. */
  readonly suppliers: number;
  readonly plans: readonly Plan[];
  readonly requirements: { readonly [P in Plan]: number };
  readonly analysisDays: number | null;
  readonly startReference: string | null;
};

const SSMA_STEP = 4;

/** Last wizard step: the fifth if a supplier has STP, otherwise the fourth, also before any plan is assigned (CD-163). */
export const lastApplicableStep = (plans: readonly Plan[]): number => (plans.includes("STP") ? WIZARD_LAST_STEP : SSMA_STEP);

/** A user may save the next step or any earlier one. If every plan is STP, the fifth step follows the third. */
export const mayFollow = (step: number, saved: number, plans: readonly Plan[]): boolean => {
  if (step <= saved + 1) return true;
  const skipsSsma = plans.includes("STP") && !plans.includes("SSMA");
  return skipsSsma && step === WIZARD_LAST_STEP && saved === SSMA_STEP - 1;
};

/** Missing data that a project needs to begin, each with its wizard step. */
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
  const checks: readonly (readonly [boolean, Lack])[] = [
    [startDate === null, { step: 1, code: "dates" }],
    [places === 0, { step: 2, code: "locations" }],
    [suppliers === 0, { step: 3, code: "suppliers" }],
    [ssma && requirements.SSMA === 0, { step: 4, code: "ssma_requirements" }],
    [ssma && analysisDays === null, { step: 4, code: "ssma_days" }],
    [stp && requirements.STP === 0, { step: 5, code: "stp_requirements" }],
    [stp && startReference === null, { step: 5, code: "stp_period" }],
  ];
  return checks.filter(([lacks]) => lacks).map(([, lack]) => lack);
};

/** A draft begins with the save of its last applicable step, if no data is missing. The save of an earlier step only completes it. */
export const isReadyToStart = (step: number, filled: Filled): boolean =>
  step >= lastApplicableStep(filled.plans) && missingFields(filled).length === 0;
