import * as z from "zod/mini";
import { FileOffer } from "../exports/file-offer.ts";
import { ColumnMapping, ImportAccepted, ImportReport, ImportReportQuery, ImportSummary } from "../imports/report.ts";
import { importUpload, PastedRows } from "../imports/upload.ts";
import { list, paging } from "../list.ts";
import { routes } from "../route.ts";

const permission = "import_employee";
const refusedCompany = ["company.choose_one", "company.not_found", "permission.missing"] as const;
const refusedReport = ["import.not_found", "permission.missing"] as const;
const refusedFile = ["storage.unavailable"] as const;

export const workerImportRoutes = routes({
  "POST /companies/employees/upload": {
    permission,
    summary: "Imports workers from a spreadsheet in the background; the header `companyId` names one company",
    upload: importUpload,
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedCompany,
  },
  "POST /companies/employees/paste": {
    permission,
    summary: "Imports workers from rows copied in a spreadsheet program",
    body: PastedRows,
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedCompany,
  },
  "GET /companies/employees/upload-history": {
    permission,
    summary: "Lists the imports of the caller's companies, newest first",
    query: z.object(paging()),
    answer: list(ImportSummary),
  },
  "GET /companies/employees/upload-history/{id}": {
    permission,
    summary: "Returns the report of an import with the result of each line as JSON text",
    query: ImportReportQuery,
    answer: ImportReport,
    polled: true,
    refusals: refusedReport,
  },
  "PUT /companies/employees/upload-history/{id}/columns": {
    permission,
    summary: "Assigns the headings of the file to the columns of the import and starts it; remembered for the company",
    body: ColumnMapping,
    answer: ImportSummary,
    refusals: [...refusedReport, "import.columns_missing", "import.not_waiting"],
  },
  "POST /companies/employees/upload-history/{id}/apply": {
    permission,
    summary: "Runs an import after its preview",
    answer: ImportSummary,
    status: 202,
    refusals: [...refusedReport, "import.not_waiting"],
  },
  "POST /companies/employees/upload-history/{id}/undo": {
    permission,
    summary: "Undoes an import within a day while nothing depends on it",
    answer: ImportSummary,
    status: 202,
    refusals: [...refusedReport, "import.not_undoable"],
  },
  "GET /companies/employees/upload-history/{id}/correction": {
    permission,
    summary: "Downloads a spreadsheet with the failed lines and their reasons",
    answer: FileOffer,
    refusals: [...refusedReport, ...refusedFile],
  },
  "GET /companies/employees/generate-import-spreadsheet": {
    permission,
    summary: "Downloads the template of the import, with lists, examples and the custom fields of the company",
    query: z.object({ format: z._default(z.enum(["xlsx", "csv"]), "xlsx") }),
    answer: FileOffer,
    refusals: [...refusedCompany, ...refusedFile],
  },
});
