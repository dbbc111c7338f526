import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay, whichWorkers } from "../policy.ts";
import { findActivityType, type StoredActivityType } from "../store/activity-types.ts";

/** The suppliers whose kinds of work the person sees: those for which they act, restricted to projects or not. */
export const suppliersInView = (scope: Scope): readonly number[] => {
  const { companyIds, projects } = whichWorkers(scope).provider;
  return [...new Set([...companyIds, ...projects.map(({ companyId }) => companyId)])];
};

type Result = Outcome<StoredActivityType, "activity_type.not_found" | "permission.missing">;

/** The kind of work about to be changed: it does not exist for who does not act for its supplier. */
export const activityTypeToChange = async (scope: Scope, id: number): Promise<Result> => {
  const type = await findActivityType(scope, suppliersInView(scope), { id, toChange: true });
  if (!type) return refuse("activity_type.not_found");
  const key = "config_employee_activity_type";
  return whereMay(scope, key).includes(type.providerId)
    ? accept(type)
    : refuse("permission.missing", { permission: key, companyId: type.providerId });
};
