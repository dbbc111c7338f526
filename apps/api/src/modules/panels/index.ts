import { panelRoutes } from "@emdia/contract/panels/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { compareIndicators } from "./comparison/compare-indicators.ts";
import { exportPanelsToFile } from "./export/export-panels.ts";
import { readFilterNames } from "./filter-names.ts";
import { countPendencyIndicator } from "./indicators/count-pendencies.ts";
import { countProjectIndicator } from "./indicators/count-projects.ts";
import { countWorkerIndicator } from "./indicators/count-workers.ts";
import { readConformity } from "./indicators/read-conformity.ts";
import { listPanelProjects } from "./list-panel-projects.ts";
import { changePreferences, readPreferences } from "./preferences/preferences.ts";
import { rankCompanies, rankPendencies } from "./reports/rank.ts";
import { reportSsma, reportStp } from "./reports/report-plan.ts";

export { exportPanelPdfTemplate, exportPanelSheetTemplate, exportPanelsJob } from "./export/export-panels-job.ts";

export const panels = module("panels", panelRoutes, {
  "GET /projects/by-users": listPanelProjects,
  "GET /reports/management/pendencies": countPendencyIndicator,
  "GET /reports/management/projects": countProjectIndicator,
  "GET /reports/management/employees": countWorkerIndicator,
  "GET /reports/management/pendencies-conformity": readConformity,
  "GET /reports/management/comparison": compareIndicators,
  "GET /reports/pendencies/stp": reportStp,
  "GET /reports/pendencies/ssma": reportSsma,
  "GET /reports/irregular-pendency/rank": rankPendencies,
  "GET /reports/irregular-pendency-provider/rank": rankCompanies,
  "GET /reports/management/filter-names": readFilterNames,
  "POST /reports/management/export": exportPanelsToFile,
  "GET /account/me/preferences": readPreferences,
  "PATCH /account/me/preferences": changePreferences,
});
