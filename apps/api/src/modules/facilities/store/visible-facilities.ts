import { sql } from "kysely";
import type { Reach, Scope } from "../../../platform/access/scope.ts";

/** Row filter of units: one branch for whole companies, one for the units of granted projects. */
export const visibleFacilities = (scope: Scope, { companyIds, projects }: Reach) => {
  const whole = scope.tx.selectFrom("facility").select(["contractor_id", "id"]).where("contractor_id", "in", listOf(companyIds));
  if (projects.length === 0) return whole;
  const own = sql`select * from unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])`;
  const ofProjects = scope.tx
    .selectFrom("project_location")
    .select(["contractor_id", "facility_id as id"])
    .where(sql<boolean>`(contractor_id, project_id) in (${own})`);
  return whole.union(ofProjects);
};

/** SQL does not allow an empty IN list. No id is 0, so [0] matches no row. */
const listOf = (ids: readonly number[]): readonly number[] => (ids.length === 0 ? [0] : ids);
