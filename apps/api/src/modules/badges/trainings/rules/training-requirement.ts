import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";

/** Trainings that the badge of a contractor requires. */
export type TrainingRequirement = {
  readonly requiresTraining: boolean;
  /** All current configurations instead of the chosen ones. */
  readonly allTrainings: boolean;
  readonly trainingIds: readonly number[];
};
export type TrainingOption = { readonly id: number; readonly name: string };

/** Requirement of a company without a row. */
export const defaultTrainingRequirement: TrainingRequirement = { requiresTraining: false, allTrainings: false, trainingIds: [] };

/** The requirement without retired configurations, in the order of their names. */
export const withoutRetiredTrainings = <R extends TrainingRequirement>(requirement: R, options: readonly TrainingOption[]): R => ({
  ...requirement,
  trainingIds: options.filter(({ id }) => requirement.trainingIds.includes(id)).map(({ id }) => id),
});

/** The trainings that a worker must have. */
export const requiredTrainings = (
  { requiresTraining, allTrainings, trainingIds }: TrainingRequirement,
  options: readonly TrainingOption[],
): readonly TrainingOption[] => {
  if (!requiresTraining) return [];
  return allTrainings ? options : options.filter(({ id }) => trainingIds.includes(id));
};

const fields = ["requiresTraining", "allTrainings", "trainings"] as const;
export type RequirementDifference = { readonly field: (typeof fields)[number]; readonly from: string; readonly to: string };

const textsOf = ({ requiresTraining, allTrainings, trainingIds }: TrainingRequirement, options: readonly TrainingOption[]) => ({
  requiresTraining: String(requiresTraining),
  allTrainings: String(allTrainings),
  trainings: options
    .filter(({ id }) => trainingIds.includes(id))
    .map(({ name }) => name)
    .join("\n"),
});

/** The changed fields with their values as text. Trainings have one name per line. */
const differences = (
  from: TrainingRequirement,
  to: TrainingRequirement,
  options: readonly TrainingOption[],
): readonly RequirementDifference[] => {
  const [before, after] = [textsOf(from, options), textsOf(to, options)];
  return fields.filter((field) => before[field] !== after[field]).map((field) => ({ field, from: before[field], to: after[field] }));
};

type Input = { readonly wanted: TrainingRequirement; readonly version: number | undefined };
type Refused = "badge_config.stale" | "badge_config.training_unknown" | "badge_config.training_missing";

/** Decides a change. An outdated version is stale, unless the stored values already equal the requested ones. */
export const decideRequirementChange = (
  stored: TrainingRequirement & { readonly version: number },
  { wanted, version }: Input,
  options: readonly TrainingOption[],
): Outcome<readonly RequirementDifference[], Refused> => {
  const unknown = wanted.trainingIds.find((id) => !options.some((option) => option.id === id));
  if (unknown !== undefined) return refuse("badge_config.training_unknown", { id: unknown });
  const changes = differences(stored, wanted, options);
  if (changes.length === 0) return accept(changes);
  if (version !== undefined && version !== stored.version)
    return refuse("badge_config.stale", { version: stored.version, changed: differences(wanted, stored, options) });
  const isEmpty = wanted.requiresTraining && !wanted.allTrainings && wanted.trainingIds.length === 0;
  return isEmpty ? refuse("badge_config.training_missing") : accept(changes);
};
