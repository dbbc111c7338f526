import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { UPDATING_PANEL_PROJECTS_MAX } from "../limits.ts";
import { Id, list, Nothing, paging, queryId, queryList, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
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
    summary: "Begins a project: its first step is saved and it stays a draft",
    body: NewProject,
    answer: Project,
    status: 201,
    refusals: ["company.not_found", "project.dates_reversed", "permission.missing"],
  },
  "GET /projects/{id}": {
    permission: "see_projects",
    summary: "One project with everything its wizard and its detail show",
    answer: Project,
    refusals: ["project.not_found"],
  },
  "PUT /projects/{id}": {
    permission: ["update_project", "add_project"],
    summary: "Saves one step of a project; the last one that applies begins the linking",
    body: StepBody,
    answer: Project,
    refusals: [
      ...changed,
      "project.step_order",
      "project.dates_reversed",
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
    summary: "Saves which SSMA documents a project demands, and in how many days they are analysed",
    body: SsmaChoices,
    answer: Project,
    refusals: [...changed, "project.step_order", "project.requirement_unknown"],
  },
  "PATCH /projects/{id}/stp/pendencies": {
    permission: ["config_stp_project", "config_pendency_project"],
    summary: "Saves which STP documents a project demands, and for which months",
    body: StpChoices,
    answer: Project,
    refusals: [...changed, "project.step_order", "project.requirement_unknown", "project.period_reversed"],
  },
  "DELETE /projects/{id}": {
    permission: "remove_project",
    summary: "Removes a project that has no documents",
    answer: Nothing,
    status: 204,
    refusals: ["project.not_found", "project.blocked", "project.has_documents", "permission.missing"],
  },
  "PUT /projects/{id}/inactivate": {
    permission: "inactive_project",
    summary: "Puts a project away",
    answer: Project,
    refusals: ["project.not_found", "project.blocked", "project.is_draft", "permission.missing"],
  },
  "PUT /projects/{id}/reactivate": {
    permission: "reactive_project",
    summary: "Takes a project up again",
    answer: Project,
    refusals: ["project.not_found", "project.blocked", "project.is_draft", "permission.missing"],
  },
  "POST /projects/{id}/copy": {
    permission: "add_project",
    summary: "Begins a project with the places, risks and documents of another, without its suppliers",
    body: z.object({ name: requiredText(255) }),
    answer: Project,
    status: 201,
    refusals: ["project.not_found", "permission.missing"],
  },
  "POST /projects/{id}/dry-run": {
    permission: ["update_project", "config_pendency_project", "config_risk_project"],
    summary: "What a change of risks or documents would make appear, vanish and return, before it is saved",
    body: DryRun,
    answer: DryRunAnswer,
    refusals: ["project.not_found", "project.requirement_unknown", "project.activity_unknown", "project.day_too_far", "permission.missing"],
  },
  "GET /projects/pipeline-status": {
    permission: "config_pendency_project",
    summary: "Projects that were edited lately, and whether their links are still being made",
    query: z.object({ ids: z.optional(queryList(queryId)) }),
    answer: z
      .array(z.object({ project: z.string(), project_id: Id, projectIsBlocked: z.boolean() }))
      .check(z.maxLength(UPDATING_PANEL_PROJECTS_MAX)),
  },
  "GET /projects/{id}/additional-infos": {
    permission: "see_projects",
    summary: "How much there is of a project: suppliers, places, risks and documents demanded",
    answer: z.object({
      suppliers: z.int(),
      invitedSuppliers: z.int(),
      units: z.int(),
      areas: z.int(),
      riskActivities: z.int(),
      ssmaDocuments: z.int(),
      stpDocuments: z.int(),
    }),
    refusals: ["project.not_found"],
  },
  "GET /projects/{id}/project-location": {
    permission: "see_projects",
    summary: "Units and areas of a project",
    answer: z.array(ProjectPlace),
    refusals: ["project.not_found"],
  },
  "GET /projects/create/companies": {
    permission: ["add_project", "update_project"],
    summary: "Contracting companies in which the person may create a project",
    query: found,
    answer: list(named),
  },
  "GET /risk-activities/project/{id}": {
    permission: "see_projects",
    summary: "Risk activities, and which of them the project has",
    answer: z.array(
      z.object({
        id: Id,
        name: z.string(),
        norm: z.nullable(z.string()),
        isChecked: z.boolean(),
        documents: z.array(z.string()),
        trainings: z.array(z.string()),
      }),
    ),
    refusals: ["project.not_found"],
  },
  "GET /system-pendencies/projects/{projectId}/default-list": {
    permission: "see_projects",
    summary: "Documents that a project may demand, and which of them it does",
    query: z.object({ plan: z.optional(ProjectPlan) }),
    answer: z.array(Demand),
    refusals: ["project.not_found"],
  },
  "GET /projects/{id}/history": {
    permission: "see_history_project",
    summary: "Everything that happened to a project, newest first",
    query: page,
    answer: list(HistoryEntry),
    refusals: ["project.not_found", "permission.missing"],
  },
  "GET /projects/{id}/risk-activities-history": {
    permission: "see_history_project",
    summary: "What happened to the risk activities of a project, newest first",
    query: page,
    answer: list(HistoryEntry),
    refusals: ["project.not_found", "permission.missing"],
  },
  "GET /projects/{id}/providers/{providerId}/history": {
    permission: "see_history_project",
    summary: "What happened to a supplier in a project, newest first",
    query: page,
    answer: list(HistoryEntry),
    refusals: ["project.not_found", "permission.missing"],
  },
});
