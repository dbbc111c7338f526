import { type Plan, WIZARD_FIRST_STEP, WIZARD_LAST_STEP } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { StepState } from "../../shared/ui/stepper.tsx";

export const stepNumbers = [1, 2, 3, 4, 5] as const;
export type StepNumber = (typeof stepNumbers)[number];

const isStep = (value: unknown): value is StepNumber => stepNumbers.some((step) => step === value);

/** The step in the URL; an unknown value returns the first step. */
export const readStep = (value: unknown): StepNumber => {
  const parsed = typeof value === "string" ? Number(value) : value;
  return isStep(parsed) ? parsed : WIZARD_FIRST_STEP;
};

type Suppliers = Pick<Project, "companies" | "invitedCompanies">;

const plansOf = ({ companies, invitedCompanies }: Suppliers): ReadonlySet<Plan> =>
  new Set([...companies.flatMap(({ plans }) => plans.map(({ plan }) => plan)), ...invitedCompanies.flatMap(({ plans }) => plans)]);

/** Whether the step applies. A document step applies only if a supplier has its plan. */
export const applies = (step: StepNumber, project: Suppliers | null): boolean => {
  if (project === null || step < 4) return true;
  const plans = plansOf(project);
  return plans.size === 0 || plans.has(step === 4 ? "SSMA" : "STP");
};

const stepInDirection = (step: StepNumber, by: 1 | -1, project: Suppliers | null): StepNumber => {
  const found = stepNumbers.filter((other) => (by === 1 ? other > step : other < step) && applies(other, project));
  return (by === 1 ? found[0] : found.at(-1)) ?? step;
};

/** The next step that applies; the last step returns itself. */
export const nextStep = (step: StepNumber, project: Suppliers | null): StepNumber => stepInDirection(step, 1, project);
export const previousStep = (step: StepNumber, project: Suppliers | null): StepNumber => stepInDirection(step, -1, project);
export const isLast = (step: StepNumber, project: Suppliers | null): boolean =>
  step === WIZARD_LAST_STEP || nextStep(step, project) === step;

type Left = Suppliers & Pick<Project, "step" | "lacks">;
/** The step where a draft continues: the one after the last saved step, or at the end the first with a missing item. */
export const stepLeft = (project: Left): StepNumber => {
  const saved = readStep(project.step);
  if (!isLast(saved, project)) return nextStep(saved, project);
  return readStep(Math.min(saved, ...project.lacks.map(({ step }) => step)));
};

type Opened = {
  readonly project: (Suppliers & Pick<Project, "step" | "isDraft">) | null;
  readonly step: StepNumber;
  readonly isChanged: boolean;
};
/** Whether continuing saves the open step: changes, the first save of a step, and the last step of a draft, which concludes it (CD-163). */
export const needsSave = ({ project, step, isChanged }: Opened): boolean =>
  project === null || isChanged || (project.isDraft && (step > project.step || isLast(step, project)));

type ProjectProgress = Suppliers & Pick<Project, "step" | "isDraft" | "lacks">;

export const stepState = (step: StepNumber, project: ProjectProgress | null): StepState => {
  if (project === null) return step === WIZARD_FIRST_STEP ? "open" : "later";
  if (!applies(step, project)) return "skipped";
  if (step > project.step && project.isDraft) return nextStep(readStep(project.step), project) === step ? "open" : "later";
  return project.lacks.some((lack) => lack.step === step) ? "lacks" : "done";
};
