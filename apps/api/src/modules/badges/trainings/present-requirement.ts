import type { TrainingRequirement as WireRequirement } from "@emdia/contract/badges/training-requirement-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayChangeRequirement } from "./policy.ts";
import type { TrainingOption, TrainingRequirement } from "./rules/training-requirement.ts";

type Shown = { readonly companyId: number; readonly options: readonly TrainingOption[] };

export const presentRequirement = (
  scope: Scope,
  { requiresTraining, allTrainings, trainingIds, version }: TrainingRequirement & { readonly version: number },
  { companyId, options }: Shown,
): WireRequirement => ({
  companyId,
  requireTrainingOnBadge: requiresTraining,
  includeAllTrainingOnBadge: allTrainings,
  trainingClasses: [...trainingIds],
  options: [...options],
  version,
  can: { change: mayChangeRequirement(scope, companyId) },
});
