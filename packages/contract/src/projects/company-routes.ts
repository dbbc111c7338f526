import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { PROJECT_COMPANIES_PAGE_SIZE } from "../limits.ts";
import { Day, Id, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { ANALYSIS_DAYS_MAX, Month, ProjectPlan, REQUIREMENTS_MAX, SupplierChoice } from "./wizard.ts";

/** Settings of a supplier: analysis days and reference months. `null` inherits the value of the project. */
const settings = {
  analysisDays: z.nullable(z.int()),
  reAnalysisDays: z.nullable(z.int()),
  startReference: z.nullable(Month),
  endReference: z.nullable(Month),
};

/** Plan of a supplier: SSMA uses the days; STP uses the months, with their state today. */
export const SupplierPlan = z.object({
  plan: ProjectPlan,
  ...settings,
  /** The supplier's own values; the settings above are the effective ones. */
  own: z.object(settings),
  hasStarted: z.boolean(),
  hasEnded: z.boolean(),
});
export type SupplierPlan = z.output<typeof SupplierPlan>;

/** Supplier in a project; `id` is the id of the link (CD-150). */
export const ProjectCompany = z.object({
  id: Id,
  projectId: Id,
  companyId: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  linkedFrom: Day,
  plans: z.array(SupplierPlan),
  /** Number of project documents that are not required of this supplier. */
  notAsked: z.int(),
  /** Version for optimistic locking: the next change sends it back, and a conflict is refused. */
  version: z.int(),
  can: z.object({ assignPlan: z.boolean(), configureSla: z.boolean(), configureStp: z.boolean(), configureDocuments: z.boolean() }),
});
export type ProjectCompany = z.output<typeof ProjectCompany>;

/** Document of the project, and whether it is required of this supplier. */
const AskedDocument = z.object({ systemPendencyId: Id, name: CatalogueText, plan: ProjectPlan, isAsked: z.boolean() });
export const ProjectCompanyDetail = z.extend(ProjectCompany, { documents: z.array(AskedDocument) });
export type ProjectCompanyDetail = z.output<typeof ProjectCompanyDetail>;

/** Filter of a project's suppliers, shared by the URL and the server. */
export const ProjectCompaniesQuery = z.object({ ...paging(PROJECT_COMPANIES_PAGE_SIZE), query: z.optional(searchText) });
export type ProjectCompaniesQuery = z.output<typeof ProjectCompaniesQuery>;

const days = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(ANALYSIS_DAYS_MAX))));
const month = z.optional(z.nullable(Month));

/** Omitted parts remain unchanged. `plans` replaces all plans of the supplier; `plan` sets a single one. */
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
    summary: "Lists the suppliers of a project; users of a supplier see only their own",
    query: ProjectCompaniesQuery,
    answer: list(ProjectCompany),
    refusals: ["project.not_found"],
  },
  "POST /projects/companies": {
    permission: "update_project",
    summary: "Adds a supplier to a project that is not a draft",
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
    summary: "Assigns a plan to a supplier permanently, or sets its days, months and excluded documents",
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
    summary: "Returns a supplier of a project with its required documents",
    answer: ProjectCompanyDetail,
    refusals: ["project_company.not_found"],
  },
  "GET /projects/company/stp/{id}": {
    permission: "see_projects",
    summary: "Returns the STP plan of a supplier in a project: months and required documents",
    answer: z.object({
      id: Id,
      plan: z.nullable(SupplierPlan),
      documents: z.array(AskedDocument),
    }),
    refusals: ["project_company.not_found"],
  },
});
