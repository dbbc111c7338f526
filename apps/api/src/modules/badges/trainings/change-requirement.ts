import type { TrainingRequirementChange } from "@emdia/contract/badges/training-requirement-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { configNames } from "../../trainings/index.ts";
import { aboutBadgeConfig } from "../config/about-config.ts";
import { lockTrainingRequirement, saveTrainingRequirement } from "../store/training-requirements.ts";
import { mayChangeRequirement } from "./policy.ts";
import { presentRequirement } from "./present-requirement.ts";
import { closedRequirement } from "./requirement-for.ts";
import { decideRequirementChange, type TrainingRequirement, withoutRetiredTrainings } from "./rules/training-requirement.ts";

const wantedRequirement = (stored: TrainingRequirement, body: TrainingRequirementChange): TrainingRequirement => ({
  requiresTraining: body.requireTrainingOnBadge ?? stored.requiresTraining,
  allTrainings: body.includeAllTrainingOnBadge ?? stored.allTrainings,
  trainingIds: [...new Set(body.trainingClasses ?? stored.trainingIds)],
});

export const changeTrainingRequirement: Handler<"PATCH /companies/{companyId}/training-requirement-on-badge"> = async (
  scope,
  { params: { companyId }, body },
) => {
  const closed = closedRequirement(scope, companyId);
  if (closed) return closed;
  if (!mayChangeRequirement(scope, companyId))
    return refuse("permission.missing", { permission: "config_training_requirement_badge", companyId });
  const options = await configNames(scope.tx, companyId);
  const stored = withoutRetiredTrainings(await lockTrainingRequirement(scope.tx, companyId), options);
  const wanted = wantedRequirement(stored, body);

  const decision = decideRequirementChange(stored, { wanted, version: body.version }, options);
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return presentRequirement(scope, stored, { companyId, options });

  const saved = withoutRetiredTrainings({ ...wanted, version: stored.version + 1 }, options);
  await saveTrainingRequirement(scope.tx, companyId, saved);
  const about = aboutBadgeConfig(companyId);
  await rememberAll(
    scope,
    decision.value.map((change) => ({ ...about, action: "badge_config.changed", change })),
  );
  return presentRequirement(scope, saved, { companyId, options });
};
