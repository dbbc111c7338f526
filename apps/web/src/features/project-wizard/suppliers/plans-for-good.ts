import type { Plan } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { isLast, readStep, type StepNumber } from "../steps.ts";
import type { ChosenSupplier } from "./suppliers-rules.ts";

/** What a save gives a supplier that nobody can take back. */
export type PlansForGood = { readonly companyId: number; readonly name: string; readonly plans: readonly Plan[] };

type Saved = { readonly project: Project; readonly step: StepNumber; readonly companies: readonly ChosenSupplier[] };

/** Whether a draft begins with the save of this step: no other one is left or lacks anything. */
export const beginsBySaving = ({ project, step }: Pick<Saved, "project" | "step">): boolean =>
  project.isDraft && isLast(readStep(Math.max(step, project.step)), project) && project.lacks.every((lack) => lack.step === step);

/** The plans that a save assigns and nothing undoes: those of a draft that begins, and those added to a project that lives. */
export const plansForGood = ({ project, step, companies }: Saved): readonly PlansForGood[] =>
  project.isDraft && !beginsBySaving({ project, step })
    ? []
    : companies
        .map(({ companyId, name, plans, assigned }) => ({ companyId, name, plans: plans.filter((plan) => !assigned.includes(plan)) }))
        .filter(({ plans }) => plans.length > 0);
