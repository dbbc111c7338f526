import * as z from "zod/mini";
import { PROJECT_COMPANIES_PAGE_SIZE } from "../limits.ts";
import { Day, Id, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { ANALYSIS_DAYS_MAX, Month, ProjectPlan, REQUIREMENTS_MAX, SupplierChoice } from "./wizard.ts";

/** How long documents may lie, in days, and the months of which they are asked. What is null follows the project. */
const settings = {
  analysisDays: z.nullable(z.int()),
  reAnalysisDays: z.nullable(z.int()),
  startReference: z.nullable(Month),
  endReference: z.nullable(Month),
};

/** A plan of a supplier: SSMA has the days, STP the months with what they say of today. */
export const SupplierPlan = z.object({
  plan: ProjectPlan,
  ...settings,
  /** What the supplier has of its own; the settings above are those that count. */
  own: z.object(settings),
  hasStarted: z.boolean(),
  hasEnded: z.boolean(),
});
export type SupplierPlan = z.output<typeof SupplierPlan>;

/** A supplier in a project; `id` names the link (CD-150). */
export const ProjectCompany = z.object({
  id: Id,
  projectId: Id,
  companyId: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  linkedFrom: Day,
  plans: z.array(SupplierPlan),
  /** How many documents of the project are not asked of this supplier. */
  notAsked: z.int(),
  /** Grows with each change; sent back with the next one, it tells whether somebody else came first. */
  version: z.int(),
  can: z.object({ assignPlan: z.boolean(), configureSla: z.boolean(), configureStp: z.boolean(), configureDocuments: z.boolean() }),
});
export type ProjectCompany = z.output<typeof ProjectCompany>;

/** A document that the project demands, and whether it does so of this supplier. */
const AskedDocument = z.object({ systemPendencyId: Id, name: z.string(), plan: ProjectPlan, isAsked: z.boolean() });
export const ProjectCompanyDetail = z.extend(ProjectCompany, { documents: z.array(AskedDocument) });
export type ProjectCompanyDetail = z.output<typeof ProjectCompanyDetail>;

/** The filter of a project's suppliers: one schema for the address bar and for the server. */
export const ProjectCompaniesQuery = z.object({ ...paging(PROJECT_COMPANIES_PAGE_SIZE), query: z.optional(searchText) });
export type ProjectCompaniesQuery = z.output<typeof ProjectCompaniesQuery>;

const days = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(ANALYSIS_DAYS_MAX))));
const month = z.optional(z.nullable(Month));

/** A part that is not sent stays as it is; `plans` are all that the supplier shall have, `plan` is the only one. */
const ChangedCompany = z.object({
  version: z.optional(z.int().check(z.positive())),
  plan: z.optional(ProjectPlan),
  plans: z.optional(z.array(ProjectPlan).check(z.minLength(1), z.maxLength(2))),
  analysisDays: days,
  reAnalysisDays: days,
  startReference: month,
  endReference: month,
  exceptions: z.optional(z.array(Id).check(z.maxLength(REQUIREMENTS_MAX))),
});
export type ChangedCompany = z.output<typeof ChangedCompany>;

const acting = ["project.blocked", "permission.missing"] as const;

export const projectCompanyRoutes = routes({
  "GET /projects/{id}/companies": {
    permission: "see_projects",
    summary: "The suppliers of a project; a supplier's people see their own",
    query: ProjectCompaniesQuery,
    answer: list(ProjectCompany),
    refusals: ["project.not_found"],
  },
  "POST /projects/companies": {
    permission: "update_project",
    summary: "Adds a supplier to a project that has begun",
    body: z.extend(SupplierChoice, { projectId: Id }),
    answer: ProjectCompanyDetail,
    status: 201,
    refusals: [
      ...acting,
      "project.not_found",
      "project.is_draft",
      "project.supplier_unknown",
      "project.supplier_twice",
      "project.supplier_is_contractor",
    ],
  },
  "PATCH /projects/companies/{id}": {
    permission: ["update_project", "config_sla", "config_stp_project", "config_pendency_project"],
    summary: "Assigns a plan to a supplier for good, or sets its days, its months and which documents are not asked of it",
    body: ChangedCompany,
    answer: ProjectCompanyDetail,
    refusals: [
      ...acting,
      "project_company.not_found",
      "project_company.stale",
      "project_company.plan_missing",
      "project.plan_assigned",
      "project.period_reversed",
      "project.requirement_unknown",
    ],
  },
  "GET /projects/company/{id}": {
    permission: "see_projects",
    summary: "One supplier of a project, with the documents that are asked of it",
    answer: ProjectCompanyDetail,
    refusals: ["project_company.not_found"],
  },
  "GET /projects/company/stp/{id}": {
    permission: "see_projects",
    summary: "The STP plan of a supplier of a project: its months, and the documents asked for each",
    answer: z.object({
      id: Id,
      plan: z.nullable(SupplierPlan),
      documents: z.array(AskedDocument),
    }),
    refusals: ["project_company.not_found"],
  },
});
