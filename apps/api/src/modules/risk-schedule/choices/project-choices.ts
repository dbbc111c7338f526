// Projects in which the user may plan, and what a schedule of them can choose.
import type { RiskProjectOptions } from "@emdia/contract/risk-schedule/routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { suppliersToPlan, whichSchedules } from "../policy.ts";
import { activitiesOfProject } from "../store/activities.ts";
import { findPlannedProject, listPlannedProjects, type Place, placesOfProject } from "../store/planning.ts";

const planningKeys = ["add_risk_schedule", "update_risk_schedule"] as const;
const joined = (reaches: readonly Reach[]): Reach => ({
  companyIds: reaches.flatMap(({ companyIds }) => companyIds),
  projects: reaches.flatMap(({ projects }) => projects),
});

export const listProjects: Handler<"GET /risk-schedule/projects"> = (scope, { query }) => {
  const visible = planningKeys.map((key) => whichSchedules(scope, key));
  const reach = {
    contractor: joined(visible.map(({ contractor }) => contractor)),
    provider: joined(visible.map(({ provider }) => provider)),
  };
  return listPlannedProjects(scope.tx, reach, query);
};

const facilitiesOf = (places: readonly Place[]): RiskProjectOptions["facilities"] =>
  [...Map.groupBy(places, ({ facilityId }) => facilityId)].map(([id, own]) => ({
    id,
    name: own[0]?.facilityName ?? "",
    departments: own.map(({ departmentId, departmentName }) => ({ id: departmentId, name: departmentName })),
  }));

export const readProjectOptions: Handler<"GET /risk-schedule/projects/{projectId}"> = async (scope, { params }) => {
  const project = await findPlannedProject(scope.tx, params.projectId);
  if (!project) return refuse("project.not_found");
  const plans = suppliersToPlan(scope, planningKeys, project);
  const providers = project.providers.filter(({ id }) => plans === "all" || plans.includes(id));
  if (plans !== "all" && providers.length === 0) return refuse("project.not_found");
  const activities = await activitiesOfProject(scope.tx, project);
  return {
    facilities: facilitiesOf(await placesOfProject(scope.tx, project)),
    activities: activities.map(({ ownerId, id, name, norm, permit }) => ({ ownerId, id, name, norm, permit })),
    providers,
  };
};
