import * as z from "zod/mini";
import { ExportAsked } from "../export-asked.ts";
import { Id, list, paging, queryId, queryList, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { ComparisonQuery, PanelComparison } from "./comparison.ts";
import { PanelExport } from "./export.ts";
import { IndicatorQuery, RankingQuery, ReportQuery } from "./filter.ts";
import { FilterNames, FilterNamesQuery } from "./filter-names.ts";
import { ConformityIndicator, EmployeeIndicator, PendencyIndicator, ProjectIndicator } from "./indicators.ts";
import { PanelPreferences, PreferencesToSave } from "./preferences.ts";
import { CompanyRanking, PendencyRanking, PendencyReport } from "./reports.ts";

const permission = "see_management_panel";

/** Query of the project picker. `projects` returns chosen projects by id, for the names of a shared link. */
export const PanelProjectsQuery = z.object({
  ...paging(),
  query: z.optional(searchText),
  projects: z.optional(queryList(queryId)),
});
const PanelProject = z.object({
  id: Id,
  name: z.string(),
  contract: z.nullable(z.string()),
  company: z.object({ id: Id, name: z.string() }),
  departments: z.array(z.object({ id: Id, name: z.string(), facilityName: z.string() })),
});
export type PanelProject = z.output<typeof PanelProject>;

export const panelRoutes = routes({
  "GET /projects/by-users": {
    permission,
    summary: "Lists the projects of the panel filter with their departments",
    query: PanelProjectsQuery,
    answer: list(PanelProject),
  },
  "GET /reports/management/pendencies": {
    permission,
    summary: "Counts required documents by status and plan",
    query: IndicatorQuery,
    answer: PendencyIndicator,
    refusals: ["panel.too_many_ids"],
  },
  "GET /reports/management/projects": {
    permission,
    summary: "Counts projects by state, in total and by plan",
    query: IndicatorQuery,
    answer: ProjectIndicator,
    refusals: ["panel.too_many_ids"],
  },
  "GET /reports/management/employees": {
    permission,
    summary: "Counts linked workers with and without pendencies, by contract status",
    query: IndicatorQuery,
    answer: EmployeeIndicator,
    refusals: ["panel.too_many_ids"],
  },
  "GET /reports/management/pendencies-conformity": {
    permission,
    summary: "Counts settled and required documents, in total and by plan",
    query: IndicatorQuery,
    answer: ConformityIndicator,
    refusals: ["panel.too_many_ids"],
  },
  "GET /reports/management/comparison": {
    permission,
    summary: "Returns the figures of the indicators as they were recorded on an earlier day",
    query: ComparisonQuery,
    answer: PanelComparison,
    refusals: ["panel.too_many_ids"],
  },
  "GET /reports/pendencies/stp": {
    permission,
    summary: "Settled and required STP documents by month of reference and by month of creation",
    query: ReportQuery,
    answer: PendencyReport,
    refusals: ["panel.too_many_ids", "panel.period_reversed"],
  },
  "GET /reports/pendencies/ssma": {
    permission,
    summary: "Settled and required SSMA documents by month of reference and by month of creation",
    query: ReportQuery,
    answer: PendencyReport,
    refusals: ["panel.too_many_ids", "panel.period_reversed"],
  },
  "GET /reports/irregular-pendency/rank": {
    permission,
    summary: "Ranks document types by irregular documents",
    query: RankingQuery,
    answer: PendencyRanking,
    refusals: ["panel.too_many_ids", "panel.period_reversed"],
  },
  "GET /reports/irregular-pendency-provider/rank": {
    permission,
    summary: "Ranks suppliers by irregular documents, and contractors for users of a supplier",
    query: RankingQuery,
    answer: CompanyRanking,
    refusals: ["panel.too_many_ids", "panel.period_reversed"],
  },
  "GET /reports/management/filter-names": {
    permission,
    summary: "Names the ids of a filter and the companies that the figures count",
    query: FilterNamesQuery,
    answer: FilterNames,
    refusals: ["panel.too_many_ids"],
  },
  "POST /reports/management/export": {
    permission,
    summary: "Exports the caller's panels as a spreadsheet or PDF in the background and sends a link",
    body: PanelExport,
    status: 202,
    answer: ExportAsked,
    refusals: ["panel.too_many_ids", "panel.period_reversed"],
  },
  "GET /account/me/preferences": {
    permission,
    summary: "Returns the caller's order and visibility of the panels",
    answer: PanelPreferences,
  },
  "PATCH /account/me/preferences": {
    permission,
    summary: "Saves the caller's order and visibility of the panels",
    body: PreferencesToSave,
    answer: PanelPreferences,
    refusals: ["panel.preferences_stale"],
  },
});
