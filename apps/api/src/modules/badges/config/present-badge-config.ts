import type { BadgeConfig } from "@emdia/contract/badges/config-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { badgeConfigCan } from "./policy.ts";
import type { BadgeConfiguration, BadgeOption } from "./rules/badge-config.ts";

type Shown = { readonly companyId: number; readonly options: readonly BadgeOption[] };

/** Names the fields as the wire does. The fields about trainings are fixed until trainings exist. */
export const presentBadgeConfig = (
  scope: Scope,
  config: BadgeConfiguration & { readonly version: number },
  { companyId, options }: Shown,
): BadgeConfig => ({
  companyId,
  isActive: config.isActive,
  options: [...options],
  first_badge: [...config.firstFace],
  second_badge: [...config.secondFace],
  enableCompanyLogoOnBadge: config.showsLogo,
  baseColor: config.baseColor,
  requireTrainingOnBadge: false,
  includeAllTrainingOnBadge: false,
  trainingClasses: [],
  version: config.version,
  can: badgeConfigCan(scope, companyId),
});
