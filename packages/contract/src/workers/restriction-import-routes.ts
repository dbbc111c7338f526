import * as z from "zod/mini";
import { FileOffer } from "../exports/file-offer.ts";
import { ColumnMapping, ImportAccepted, ImportReport, ImportReportQuery, ImportSummary } from "../imports/report.ts";
import { importUpload } from "../imports/upload.ts";
import { list, paging } from "../list.ts";
import { routes } from "../route.ts";

const permission = "import_restricted_employee";
const refusedCompany = ["company.not_found", "permission.missing"] as const;
const refusedReport = ["import.not_found", ...refusedCompany] as const;

export const restrictionImportRoutes = routes({
  "POST /companies/{companyId}/restricted-employee/upload": {
    permission,
    summary: "Imports restricted employees from a spreadsheet in the background",
    upload: importUpload,
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedCompany,
  },
  "GET /companies/{companyId}/restricted-employee/upload-history": {
    permission,
    summary: "Lists the imports of restricted employees of a company, newest first",
    query: z.object(paging()),
    answer: list(ImportSummary),
    refusals: refusedCompany,
  },
  "GET /companies/{companyId}/restricted-employee/upload-history/{id}": {
    permission,
    summary: "Returns the report of an import with the result of each line as JSON text",
    query: ImportReportQuery,
    answer: ImportReport,
    polled: true,
    refusals: refusedReport,
  },
  "PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns": {
    permission,
    summary: "Assigns the headings of the file to the columns of the import and starts it; remembered for the company",
    body: ColumnMapping,
    answer: ImportSummary,
    refusals: [...refusedReport, "import.columns_missing", "import.not_waiting"],
  },
  "POST /companies/{companyId}/restricted-employee/upload-history/{id}/apply": {
    permission,
    summary: "Runs an import after its preview",
    answer: ImportSummary,
    status: 202,
    refusals: [...refusedReport, "import.not_waiting"],
  },
  "GET /companies/{companyId}/restricted-employee/upload-history/{id}/correction": {
    permission,
    summary: "Downloads a spreadsheet with the failed lines and their reasons",
    answer: FileOffer,
    refusals: [...refusedReport, "storage.unavailable"],
  },
  "GET /companies/{companyId}/restricted-employee/import-spreadsheet": {
    permission,
    summary: "Downloads the template of the import",
    query: z.object({ format: z._default(z.enum(["xlsx", "csv"]), "xlsx") }),
    answer: FileOffer,
    refusals: [...refusedCompany, "storage.unavailable"],
  },
});
