import { projectRoutes } from "@emdia/contract/projects/routes.ts";
import { wizardRoutes } from "@emdia/contract/projects/wizard-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { additionalInfos } from "./additional-infos.ts";
import { dryRunProject } from "./dry-run/dry-run-project.ts";
import { inactivateProject, reactivateProject } from "./lifecycle/change-project-state.ts";
import { copyProject } from "./lifecycle/copy-project.ts";
import { removeProject } from "./lifecycle/remove-project.ts";
import { pipelineStatus } from "./linking/pipeline-status.ts";
import { listProjects } from "./list-projects.ts";
import { type ProjectDataProvider, projectDataFrom } from "./project-data.ts";
import { projectHistory, riskHistory, supplierHistory } from "./project-history.ts";
import { projectPlaces } from "./project-places.ts";
import { projectRisks } from "./project-risks.ts";
import { readProject } from "./read-project.ts";
import { createProject } from "./wizard/create-project.ts";
import { listContacts } from "./wizard/list-contacts.ts";
import { listContractors } from "./wizard/list-contractors.ts";
import { projectDemands } from "./wizard/project-demands.ts";
import { saveSsmaChoices, saveStep, saveStpChoices } from "./wizard/save-step.ts";

export { projectCompanies } from "./companies/companies.ts";
export { supplierInvitationTemplate } from "./companies/supplier-invitation-template.ts";
export { countProjectsByState } from "./count-by-state.ts";
export { affectedWorkers } from "./dry-run/affected-workers.ts";
export { changedDemands } from "./dry-run/changed-demands.ts";
export { linkingKey } from "./linking/enqueue-linking.ts";
export { linkProjectJob, type Organise } from "./linking/link-project-job.ts";
export { linkRegisteredSupplier } from "./linking/link-registered-supplier.ts";
export { listWithDepartments } from "./list-with-departments.ts";
export { projectPeople } from "./people/people.ts";
export { plans } from "./plans/plans.ts";
export { projectDemandFacts } from "./project-demand-facts.ts";
export { searchProjects } from "./search.ts";
export { namesInProjects } from "./store/filter-names.ts";
export {
  findServiceMonth,
  insertServiceMonth,
  lockServiceMonth,
  type ServiceMonthFields,
  type ServiceMonthKey,
  type StoredServiceMonth,
  stpSpanOf,
  updateServiceMonth,
} from "./store/service-months.ts";
export { supply } from "./supply/supply.ts";
export type { ProjectDataProvider };
export { createProject, inactivateProject, saveStep };

export const projects = ({ laterModules }: Around) =>
  module("projects", projectRoutes, { "GET /projects": listProjects(projectDataFrom(laterModules)) });

type Around = { readonly laterModules: readonly ProjectDataProvider[] };

/** Routes for one project: wizard, lifecycle, dry run and history. */
export const projectWizard = ({ laterModules }: Around) => {
  const known = projectDataFrom(laterModules);
  return module("project-wizard", wizardRoutes, {
    "POST /projects": createProject,
    "GET /projects/{id}": readProject,
    "PUT /projects/{id}": saveStep,
    "PATCH /projects/{id}/pendencies": saveSsmaChoices,
    "PATCH /projects/{id}/stp/pendencies": saveStpChoices,
    "DELETE /projects/{id}": removeProject(known),
    "PUT /projects/{id}/inactivate": inactivateProject,
    "PUT /projects/{id}/reactivate": reactivateProject,
    "POST /projects/{id}/copy": copyProject,
    "POST /projects/{id}/dry-run": dryRunProject(known),
    "GET /projects/pipeline-status": pipelineStatus,
    "GET /projects/{id}/additional-infos": additionalInfos(known),
    "GET /projects/{id}/project-location": projectPlaces,
    "GET /projects/create/companies": listContractors,
    "GET /projects/create/contacts": listContacts,
    "GET /risk-activities/project/{id}": projectRisks,
    "GET /system-pendencies/projects/{projectId}/default-list": projectDemands,
    "GET /projects/{id}/history": projectHistory,
    "GET /projects/{id}/risk-activities-history": riskHistory,
    "GET /projects/{id}/providers/{providerId}/history": supplierHistory,
  });
};
