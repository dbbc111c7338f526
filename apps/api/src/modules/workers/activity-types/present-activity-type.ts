import type { ActivityType } from "@emdia/contract/workers/activity-type-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay } from "../policy.ts";
import type { StoredActivityType } from "../store/activity-types.ts";

export const presentActivityType = (scope: Scope, { providerId, ...type }: StoredActivityType): ActivityType => {
  const may = whereMay(scope, "config_employee_activity_type").includes(providerId);
  return { companyId: providerId, ...type, can: { update: may, remove: may && type.workerCount === 0 } };
};
