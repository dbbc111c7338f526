import * as z from "zod/mini";
import { FileOffer } from "../exports/file-offer.ts";
import { ColumnMapping, ImportAccepted, ImportReport, ImportReportQuery, ImportSummary } from "../imports/report.ts";
import { importModes, importUpload, PastedRows } from "../imports/upload.ts";
import { list, paging } from "../list.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";
import { TRAINING_REASON_MAX } from "./limits.ts";

const permission = "add_training_class_employees";
/** Required after the class has ended. */
const description = z._default(freeText(TRAINING_REASON_MAX), "");
const notSeen = ["training_class.not_found", "permission.missing"] as const;
const refusedImport = [
  ...notSeen,
  "training_class.cancelled",
  "training_class.not_begun",
  "training_class.description_missing",
  "training_class.evidence_missing",
] as const;
const refusedReport = ["import.not_found", ...notSeen] as const;

export const trainingImportRoutes = routes({
  "POST /integrations/{companyId}/training-classes/{id}/import": {
    permission,
    summary: "Imports participants and results of a class from a spreadsheet in the background",
    upload: {
      ...importUpload,
      form: { file: "documents", fields: z.object({ mode: z._default(z.enum(importModes), "import"), description }) },
    },
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedImport,
  },
  "POST /integrations/{companyId}/training-classes/{id}/import/paste": {
    permission,
    summary: "Imports participants and results of a class from rows copied in a spreadsheet program",
    body: z.extend(PastedRows, { description }),
    status: 202,
    answer: ImportAccepted,
    repeatable: true,
    refusals: refusedImport,
  },
  "GET /integrations/{companyId}/training-classes/{id}/imports": {
    permission,
    summary: "Lists the imports of a class, newest first",
    query: z.object(paging()),
    answer: list(ImportSummary),
    refusals: notSeen,
  },
  "GET /integrations/{companyId}/training-classes/{id}/imports/{importId}": {
    permission,
    summary: "Returns the report of an import with the result of each line as JSON text",
    query: ImportReportQuery,
    answer: ImportReport,
    polled: true,
    refusals: refusedReport,
  },
  "PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns": {
    permission,
    summary: "Assigns the headings of the file to the columns of the import and starts it; remembered for the company",
    body: ColumnMapping,
    answer: ImportSummary,
    refusals: [...refusedReport, "import.columns_missing", "import.not_waiting"],
  },
  "POST /integrations/{companyId}/training-classes/{id}/imports/{importId}/apply": {
    permission,
    summary: "Runs an import after its preview",
    answer: ImportSummary,
    status: 202,
    refusals: [...refusedReport, "import.not_waiting"],
  },
  "GET /integrations/{companyId}/training-classes/{id}/imports/{importId}/correction": {
    permission,
    summary: "Downloads a spreadsheet with the failed lines and their reasons",
    answer: FileOffer,
    refusals: [...refusedReport, "storage.unavailable"],
  },
  "GET /integrations/{companyId}/training-classes/{id}/import-spreadsheet": {
    permission,
    summary: "Downloads the template of the import, with a column for each session",
    query: z.object({ format: z._default(z.enum(["xlsx", "csv"]), "xlsx") }),
    answer: FileOffer,
    refusals: [...notSeen, "storage.unavailable"],
  },
});
