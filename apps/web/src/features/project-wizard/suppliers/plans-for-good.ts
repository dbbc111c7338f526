import type { Plan } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { isLast, type StepNumber } from "../steps.ts";
import type { ChosenSupplier } from "./suppliers-rules.ts";

/** The plans that a save assigns permanently to a supplier. */
export type PlansForGood = { readonly companyId: number; readonly name: string; readonly plans: readonly Plan[] };

type Saved = { readonly project: Project; readonly step: StepNumber; readonly companies: readonly ChosenSupplier[] };

/** Whether saving this step starts the draft project: it is the last one, and no other step is incomplete. */
export const beginsBySaving = ({ project, step }: Pick<Saved, "project" | "step">): boolean =>
  project.isDraft && isLast(step, project) && project.lacks.every((lack) => lack.step === step);

/** The plans that a save assigns permanently: all plans of a draft that starts, or the plans added to a started project. */
export const plansForGood = ({ project, step, companies }: Saved): readonly PlansForGood[] =>
  project.isDraft && !beginsBySaving({ project, step })
    ? []
    : companies
        .map(({ companyId, name, plans, assigned }) => ({ companyId, name, plans: plans.filter((plan) => !assigned.includes(plan)) }))
        .filter(({ plans }) => plans.length > 0);
