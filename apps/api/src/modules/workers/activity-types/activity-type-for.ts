// Permission check and loading of an activity type.
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay, whichWorkers } from "../policy.ts";
import { findActivityType, type StoredActivityType } from "../store/activity-types.ts";

/** Suppliers with activity types that the user sees, including those that restrict the user to projects. */
export const suppliersInView = (scope: Scope): readonly number[] => {
  const { companyIds, projects } = whichWorkers(scope).provider;
  return [...new Set([...companyIds, ...projects.map(({ companyId }) => companyId)])];
};

type Result = Outcome<StoredActivityType, "activity_type.not_found" | "permission.missing">;

/** Loads and locks an activity type: 404 for users of other companies, 403 without the permission. */
export const activityTypeToChange = async (scope: Scope, id: number): Promise<Result> => {
  const type = await findActivityType(scope, suppliersInView(scope), { id, toChange: true });
  if (!type) return refuse("activity_type.not_found");
  const key = "config_employee_activity_type";
  return whereMay(scope, key).includes(type.providerId)
    ? accept(type)
    : refuse("permission.missing", { permission: key, companyId: type.providerId });
};
