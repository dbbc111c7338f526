// Import and export of risk schedules.
import * as z from "zod/mini";
import { ExportAsked } from "../export-asked.ts";
import { FileOffer } from "../exports/file-offer.ts";
import { ColumnMapping, ImportAccepted, ImportLine, ImportReport, ImportReportQuery, ImportSummary } from "../imports/report.ts";
import { importUpload, PastedRows } from "../imports/upload.ts";
import { list, paging, queryNumber } from "../list.ts";
import { routes } from "../route.ts";
import { AcceptedConflicts, RiskConflict } from "./conflict.ts";
import { RiskScheduleFilter } from "./schedule.ts";

const permission = "add_risk_schedule";
const refusedCompany = ["company.choose_one", "company.not_found", "permission.missing"] as const;
const refusedReport = ["import.not_found", "permission.missing"] as const;
const refusedLine = [...refusedReport, "import.line_decided"] as const;
/** The largest line of a spreadsheet. */
const LINE_MAX = 1_048_576;
/** Line of the spreadsheet. */
const lineParams = { line: queryNumber(z.int().check(z.positive(), z.maximum(LINE_MAX))).register(z.globalRegistry, { examples: [2] }) };

export const riskScheduleSpreadsheetRoutes = routes({
  "POST /risk-schedule/export": {
    permission: "see_risk_schedule",
    summary: "Exports the filtered risk schedules to a spreadsheet in the background and sends a link",
    body: RiskScheduleFilter,
    status: 202,
    answer: ExportAsked,
  },
  "POST /risk-schedule/upload": {
    permission,
    summary: "Imports risk schedules from a spreadsheet in the background; the header `companyId` names one company",
    upload: importUpload,
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedCompany,
  },
  "POST /risk-schedule/paste": {
    permission,
    summary: "Imports risk schedules from rows copied in a spreadsheet program",
    body: PastedRows,
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedCompany,
  },
  "GET /risk-schedule/upload-history": {
    permission,
    summary: "Lists the imports of risk schedules of the caller's companies, newest first",
    query: z.object(paging()),
    answer: list(ImportSummary),
  },
  "GET /risk-schedule/upload-history/{id}": {
    permission,
    summary: "Returns the report of an import with the result of each line as JSON text",
    query: ImportReportQuery,
    answer: ImportReport,
    polled: true,
    refusals: refusedReport,
  },
  "PUT /risk-schedule/upload-history/{id}/columns": {
    permission,
    summary: "Assigns the headings of the file to the columns of the import and starts it; remembered for the company",
    body: ColumnMapping,
    answer: ImportSummary,
    refusals: [...refusedReport, "import.columns_missing", "import.not_waiting"],
  },
  "POST /risk-schedule/upload-history/{id}/apply": {
    permission,
    summary: "Runs an import after its preview",
    answer: ImportSummary,
    status: 202,
    refusals: [...refusedReport, "import.not_waiting"],
  },
  "GET /risk-schedule/upload-history/{id}/correction": {
    permission,
    summary: "Downloads a spreadsheet with the failed lines and their reasons",
    answer: FileOffer,
    refusals: [...refusedReport, "storage.unavailable"],
  },
  "GET /risk-schedule/upload-history/{id}/lines/{line}/conflicts": {
    permission,
    summary: "Returns the conflicts of an undecided line as they are now",
    params: lineParams,
    answer: z.object({ conflicts: z.array(RiskConflict) }),
    refusals: refusedLine,
  },
  "POST /risk-schedule/upload-history/{id}/lines/{line}/decide": {
    permission,
    summary: "Imports an undecided line with the conflicts that the user accepts, or records why it fails now",
    params: lineParams,
    body: z.object({ acceptedConflicts: AcceptedConflicts }),
    answer: ImportLine,
    refusals: [...refusedLine, "risk_schedule.conflict_open", "risk_schedule.conflict_forbidden", "risk_schedule.conflict_reason_missing"],
  },
  "GET /risk-schedule/import-spreadsheet": {
    permission,
    summary: "Downloads the template of the import, with the projects of the company",
    query: z.object({ format: z._default(z.enum(["xlsx", "csv"]), "xlsx") }),
    answer: FileOffer,
    refusals: [...refusedCompany, "storage.unavailable"],
  },
});
