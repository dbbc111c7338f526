import { projectRoutes } from "@emdia/contract/projects/routes.ts";
import { wizardRoutes } from "@emdia/contract/projects/wizard-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { additionalInfos } from "./additional-infos.ts";
import { inactivateProject, reactivateProject } from "./change-project-state.ts";
import { copyProject } from "./copy-project.ts";
import { createProject } from "./create-project.ts";
import { dryRunProject } from "./dry-run-project.ts";
import { knownOfProjects, type ProjectDataProvider } from "./later-module-port.ts";
import { listContractors } from "./list-contractors.ts";
import { listProjects } from "./list-projects.ts";
import { pipelineStatus } from "./pipeline-status.ts";
import { projectDemands } from "./project-demands.ts";
import { projectHistory, riskHistory, supplierHistory } from "./project-history.ts";
import { projectPlaces } from "./project-places.ts";
import { projectRisks } from "./project-risks.ts";
import { readProject } from "./read-project.ts";
import { removeProject } from "./remove-project.ts";
import { saveSsmaChoices, saveStep, saveStpChoices } from "./save-step.ts";
import type { Links } from "./send-supplier-invitations.ts";

export { affectedWorkers } from "./affected-workers.ts";
export { changedDemands } from "./changed-demands.ts";
export { projectCompanies } from "./companies.ts";
export { linkingKey } from "./enqueue-linking.ts";
export { linkProjectJob, type Organise } from "./link-project-job.ts";
export { linkRegisteredSupplier } from "./link-registered-supplier.ts";
export { projectPeople } from "./people.ts";
export { plans } from "./plans/plans.ts";
export { projectDemandFacts } from "./project-demand-facts.ts";
export { supply } from "./supply/supply.ts";
export type { ProjectDataProvider };
export { createProject, inactivateProject, saveStep };

export const projects = ({ laterModules }: Pick<Around, "laterModules">) =>
  module("projects", projectRoutes, { "GET /projects": listProjects(knownOfProjects(laterModules)) });

type Around = Links & { readonly laterModules: readonly ProjectDataProvider[] };

/** From the first step of a project to its end. */
export const projectWizard = ({ laterModules, ...links }: Around) => {
  const known = knownOfProjects(laterModules);
  return module("project-wizard", wizardRoutes, {
    "POST /projects": createProject,
    "GET /projects/{id}": readProject,
    "PUT /projects/{id}": saveStep(links),
    "PATCH /projects/{id}/pendencies": saveSsmaChoices(links),
    "PATCH /projects/{id}/stp/pendencies": saveStpChoices(links),
    "DELETE /projects/{id}": removeProject(known),
    "PUT /projects/{id}/inactivate": inactivateProject,
    "PUT /projects/{id}/reactivate": reactivateProject,
    "POST /projects/{id}/copy": copyProject,
    "POST /projects/{id}/dry-run": dryRunProject(known),
    "GET /projects/pipeline-status": pipelineStatus,
    "GET /projects/{id}/additional-infos": additionalInfos,
    "GET /projects/{id}/project-location": projectPlaces,
    "GET /projects/create/companies": listContractors,
    "GET /risk-activities/project/{id}": projectRisks,
    "GET /system-pendencies/projects/{projectId}/default-list": projectDemands,
    "GET /projects/{id}/history": projectHistory,
    "GET /projects/{id}/risk-activities-history": riskHistory,
    "GET /projects/{id}/providers/{providerId}/history": supplierHistory,
  });
};
