import type { BadgeConfig } from "@emdia/contract/badges/config-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { TrainingRequirement } from "../trainings/rules/training-requirement.ts";
import { badgeConfigCan } from "./policy.ts";
import type { BadgeConfiguration, BadgeOption } from "./rules/badge-config.ts";

type Shown = { readonly companyId: number; readonly options: readonly BadgeOption[]; readonly trainings: TrainingRequirement };

/** Names the fields as the wire does. The fields about trainings have their own routes. */
export const presentBadgeConfig = (
  scope: Scope,
  config: BadgeConfiguration & { readonly version: number },
  { companyId, options, trainings }: Shown,
): BadgeConfig => ({
  companyId,
  isActive: config.isActive,
  options: [...options],
  first_badge: [...config.firstFace],
  second_badge: [...config.secondFace],
  enableCompanyLogoOnBadge: config.showsLogo,
  baseColor: config.baseColor,
  requireTrainingOnBadge: trainings.requiresTraining,
  includeAllTrainingOnBadge: trainings.allTrainings,
  trainingClasses: [...trainings.trainingIds],
  version: config.version,
  can: badgeConfigCan(scope, companyId),
});
