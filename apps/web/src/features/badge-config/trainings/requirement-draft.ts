import type { TrainingRequirement, TrainingRequirementChange } from "@emdia/contract/badges/training-requirement-routes.ts";

export type RequirementDraft = {
  readonly isRequired: boolean;
  readonly includesAll: boolean;
  /** Ids of the chosen configurations. */
  readonly trainings: readonly number[];
};
export type RequirementFaults = { readonly [F in keyof RequirementDraft]?: "missing" };

export const draftOf = (requirement: TrainingRequirement): RequirementDraft => ({
  isRequired: requirement.requireTrainingOnBadge,
  includesAll: requirement.includeAllTrainingOnBadge,
  trainings: requirement.trainingClasses,
});

export const faultsIn = ({ isRequired, includesAll, trainings }: RequirementDraft): RequirementFaults =>
  isRequired && !includesAll && trainings.length === 0 ? { trainings: "missing" } : {};

export const changeOf = (draft: RequirementDraft, { version }: TrainingRequirement): TrainingRequirementChange => ({
  requireTrainingOnBadge: draft.isRequired,
  includeAllTrainingOnBadge: draft.includesAll,
  trainingClasses: [...draft.trainings],
  version,
});

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();
export const isUnsaved = (draft: RequirementDraft, requirement: TrainingRequirement): boolean => {
  const saved = draftOf(requirement);
  return (
    draft.isRequired !== saved.isRequired || draft.includesAll !== saved.includesAll || sorted(draft.trainings) !== sorted(saved.trainings)
  );
};
