import type { Scope } from "../../../platform/access/scope.ts";
import type { VisibleFacilities } from "../policy.ts";

/** The units a person sees: one branch for whole companies, one for the places of their own projects. */
export const visibleFacilities = (scope: Scope, { contractorIds, projectIds }: VisibleFacilities) => {
  const whole = scope.tx.selectFrom("facility").select(["contractor_id", "id"]).where("contractor_id", "in", listOf(contractorIds));
  if (projectIds.length === 0) return whole;
  const ofProjects = scope.tx
    .selectFrom("project_location")
    .select(["contractor_id", "facility_id as id"])
    .where("project_id", "in", listOf(projectIds));
  return whole.union(ofProjects);
};

/** An empty list of SQL fits nothing: no id is zero. */
const listOf = (ids: readonly number[]): readonly number[] => (ids.length === 0 ? [0] : ids);
