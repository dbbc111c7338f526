import { pathTo } from "@emdia/contract/web-paths.ts";
import type { ImportDefinition } from "../../../platform/imports/import-definition.ts";
import { importTemplate } from "../../../platform/imports/import-template.ts";
import { nameOfLine } from "../rules/import/read-schedule-line.ts";
import { scheduleColumns } from "../rules/import/schedule-columns.ts";
import { companySides } from "../store/import-lookups.ts";
import { applyScheduleLines } from "./apply-schedule-lines.ts";
import { scheduleReasonText, scheduleImportWords as words } from "./import-texts.ts";

export const importedSchedulesTemplate = importTemplate({
  name: "schedules.import-finished",
  mails: { "pt-BR": words["pt-BR"].mails, "en-US": words["en-US"].mails, "es-ES": words["es-ES"].mails },
  path: ({ id }) => `${pathTo("/colaboradores/resultado-upload/{report_id}", { report_id: id })}?agenda=risco`,
});

/** A line needs some twenty-five statements, and holds the locks of its unit until the batch ends. */
const BATCH_LINES = 50;

/** Import of risk schedules (C-117). Equal lines are no fault: the second finds the schedule of the first. */
export const schedulesImport: ImportDefinition = {
  kind: "risk_schedules",
  permission: "add_risk_schedule",
  columns: async (tx, { companyId }) => scheduleColumns(await companySides(tx, companyId)),
  identify: (cells) => ({ key: null, name: nameOfLine(cells), document: null }),
  batchLines: BATCH_LINES,
  apply: applyScheduleLines,
  readPermissions: {
    columns: { workers: "see_employee_data", supervisor: "see_employee_data", watches: "see_employee_data" },
  },
  reasonText: scheduleReasonText,
  template: importedSchedulesTemplate,
};
