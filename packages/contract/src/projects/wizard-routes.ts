import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { HistoryEntry } from "../history/entry.ts";
import { UPDATING_PANEL_PROJECTS_MAX } from "../limits.ts";
import { Id, list, Nothing, paging, queryId, queryList, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { DocumentDemand, ProjectFigures, ProjectWorkers } from "./project-figures.ts";
import {
  Demand,
  DryRun,
  DryRunAnswer,
  NewProject,
  Project,
  ProjectPlace,
  ProjectPlan,
  SsmaChoices,
  StepBody,
  StpChoices,
} from "./wizard.ts";

const changed = ["project.not_found", "project.stale", "project.blocked", "permission.missing"] as const;
const named = z.object({ id: Id, name: z.string() });
const page = z.object(paging());
const found = z.object({ ...paging(), query: z.optional(searchText) });

export const wizardRoutes = routes({
  "POST /projects": {
    permission: "add_project",
    summary: "Creates a draft project with its first step",
    body: NewProject,
    answer: Project,
    status: 201,
    refusals: ["company.not_found", "project.dates_reversed", "project.contact_unknown", "permission.missing"],
  },
  "GET /projects/{id}": {
    permission: "see_projects",
    summary: "Returns a project with all data of its wizard and detail page",
    answer: Project,
    refusals: ["project.not_found"],
  },
  "PUT /projects/{id}": {
    permission: ["update_project", "add_project"],
    summary: "Saves one step of a project; the last applicable step starts the linking",
    body: StepBody,
    answer: Project,
    refusals: [
      ...changed,
      "project.step_order",
      "project.dates_reversed",
      "project.contact_unknown",
      "project.place_unknown",
      "project.activity_unknown",
      "project.supplier_unknown",
      "project.supplier_twice",
      "project.supplier_is_contractor",
      "project.email_known",
      "project.plan_assigned",
      "project.requirement_unknown",
      "project.period_reversed",
    ],
  },
  "PATCH /projects/{id}/pendencies": {
    permission: "config_pendency_project",
    summary: "Saves the SSMA documents that a project requires, and their analysis days",
    body: SsmaChoices,
    answer: Project,
    refusals: [...changed, "project.step_order", "project.requirement_unknown"],
  },
  "PATCH /projects/{id}/stp/pendencies": {
    permission: ["config_stp_project", "config_pendency_project"],
    summary: "Saves the STP documents that a project requires, and their months",
    body: StpChoices,
    answer: Project,
    refusals: [...changed, "project.step_order", "project.requirement_unknown", "project.period_reversed"],
  },
  "DELETE /projects/{id}": {
    permission: "remove_project",
    summary: "Deletes a project without documents",
    answer: Nothing,
    status: 204,
    refusals: ["project.not_found", "project.blocked", "project.has_documents", "permission.missing"],
  },
  "PUT /projects/{id}/inactivate": {
    permission: "inactive_project",
    summary: "Inactivates a project",
    answer: Project,
    refusals: ["project.not_found", "project.blocked", "project.is_draft", "permission.missing"],
  },
  "PUT /projects/{id}/reactivate": {
    permission: "reactive_project",
    summary: "Reactivates a project",
    answer: Project,
    refusals: ["project.not_found", "project.blocked", "project.is_draft", "permission.missing"],
  },
  "POST /projects/{id}/copy": {
    permission: "add_project",
    summary: "Creates a project with the locations, risks and documents of another, without its suppliers",
    body: z.object({ name: requiredText(255) }),
    answer: Project,
    status: 201,
    refusals: ["project.not_found", "permission.missing"],
  },
  "POST /projects/{id}/dry-run": {
    permission: ["update_project", "config_pendency_project", "config_risk_project"],
    summary: "Previews the pendencies that a change of risks or documents creates, removes and restores",
    body: DryRun,
    answer: DryRunAnswer,
    refusals: ["project.not_found", "project.requirement_unknown", "project.activity_unknown", "project.day_too_far", "permission.missing"],
  },
  "GET /projects/pipeline-status": {
    permission: "config_pendency_project",
    summary: "Lists recently edited projects with their linking status",
    query: z.object({ ids: z.optional(queryList(queryId)) }),
    answer: z
      .array(z.object({ project: z.string(), project_id: Id, projectIsBlocked: z.boolean() }))
      .check(z.maxLength(UPDATING_PANEL_PROJECTS_MAX)),
  },
  "GET /projects/{id}/additional-infos": {
    permission: "see_projects",
    summary: "Returns the counts of a project: suppliers, locations, risks, required documents, their conformity by supplier, and workers",
    answer: z.object({
      suppliers: z.int(),
      invitedSuppliers: z.int(),
      units: z.int(),
      areas: z.int(),
      riskActivities: z.int(),
      ssmaDocuments: z.int(),
      stpDocuments: z.int(),
      documentDemand: DocumentDemand,
      /** `null` without see_pendency; users of a supplier get the figures of their own companies. */
      figures: z.nullable(ProjectFigures),
      /** Absent without see_employee in the project; users of a supplier get the workers of their own companies. */
      workers: z.optional(ProjectWorkers),
    }),
    refusals: ["project.not_found"],
  },
  "GET /projects/{id}/project-location": {
    permission: "see_projects",
    summary: "Lists the facilities and departments of a project",
    answer: z.array(ProjectPlace),
    refusals: ["project.not_found"],
  },
  "GET /projects/create/companies": {
    permission: ["add_project", "update_project"],
    summary: "Lists the contractors in which the caller may create a project",
    query: found,
    answer: list(named),
  },
  "GET /projects/create/contacts": {
    permission: ["add_project", "update_project"],
    summary: "Lists the persons of a contractor who see a project, or every project; without a company, those of the only one",
    query: z.object({ ...found.shape, company: z.optional(queryId), project: z.optional(queryId) }),
    answer: list(named),
    refusals: ["company.not_found"],
  },
  "GET /risk-activities/project/{id}": {
    permission: "see_projects",
    summary: "Lists risk activities and marks those of the project",
    answer: z.array(
      z.object({
        id: Id,
        name: CatalogueText,
        norm: z.nullable(z.string()),
        isChecked: z.boolean(),
        documents: z.array(CatalogueText),
        trainings: z.array(CatalogueText),
      }),
    ),
    refusals: ["project.not_found"],
  },
  "GET /system-pendencies/projects/{projectId}/default-list": {
    permission: "see_projects",
    summary: "Lists documents that a project may require and marks those that it does",
    query: z.object({ plan: z.optional(ProjectPlan) }),
    answer: z.array(Demand),
    refusals: ["project.not_found"],
  },
  "GET /projects/{id}/history": {
    permission: "see_history_project",
    summary: "Lists the history of a project, newest first",
    query: page,
    answer: list(HistoryEntry),
    refusals: ["project.not_found", "permission.missing"],
  },
  "GET /projects/{id}/risk-activities-history": {
    permission: "see_history_project",
    summary: "Lists the history of a project's risk activities, newest first",
    query: page,
    answer: list(HistoryEntry),
    refusals: ["project.not_found", "permission.missing"],
  },
  "GET /projects/{id}/providers/{providerId}/history": {
    permission: "see_history_project",
    summary: "Lists the history of a supplier in a project, newest first",
    query: page,
    answer: list(HistoryEntry),
    refusals: ["project.not_found", "permission.missing"],
  },
});
