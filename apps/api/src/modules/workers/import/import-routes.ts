import { workerImportRoutes } from "@emdia/contract/workers/import-routes.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import { noFiles } from "../../../platform/files/no-files.ts";
import { type Handler, module, type Precheck, withPrechecks } from "../../../platform/http/handler.ts";
import { offerCorrection } from "../../../platform/imports/correction-sheet.ts";
import { whereMayImport } from "../../../platform/imports/import-access.ts";
import { applyImport, assignColumns, importReport, listImports } from "../../../platform/imports/import-reports.ts";
import { storePastedRows } from "../../../platform/imports/paste-rows.ts";
import { startImport } from "../../../platform/imports/start-import.ts";
import { requestUndo } from "../../../platform/imports/undo-import-job.ts";
import { chooseProvider } from "../records/choose-provider.ts";
import { generateTemplate } from "./generate-template.ts";
import { workersImport } from "./import-definition.ts";

/** Refuses before the bytes are sent. */
const precheckUpload: Precheck<"POST /companies/employees/upload"> = async (scope) => {
  const company = chooseProvider(scope, { permission: "import_employee" });
  return company.ok ? undefined : company;
};

const upload: Handler<"POST /companies/employees/upload"> = async (scope, { body }) => {
  const company = chooseProvider(scope, { permission: "import_employee" });
  return company.ok ? startImport(scope, workersImport, { companyId: company.value, file: body, mode: body.fields.mode }) : company;
};

const PASTED_NAME = "linhas-coladas.csv";
const paste =
  (files: OfferPlace): Handler<"POST /companies/employees/paste"> =>
  async (scope, { body: { rows, mode } }) => {
    const company = chooseProvider(scope, { permission: "import_employee" });
    if (!company.ok) return company;
    const stored = await storePastedRows(files, rows);
    if (!stored.ok) return stored;
    return startImport(scope, workersImport, { companyId: company.value, file: { ...stored.value, name: PASTED_NAME }, mode });
  };

const list: Handler<"GET /companies/employees/upload-history"> = (scope, { query: paging }) =>
  listImports(scope, workersImport, { companyIds: whereMayImport(scope, workersImport), paging });

/** Routes of the import of workers. */
export const workerImports = ({ files = { store: noFiles, signedDownload: noFiles } }: { readonly files?: OfferPlace | undefined }) =>
  withPrechecks(
    module("worker-imports", workerImportRoutes, {
      "POST /companies/employees/upload": upload,
      "POST /companies/employees/paste": paste(files),
      "GET /companies/employees/upload-history": list,
      "GET /companies/employees/upload-history/{id}": (scope, { params, query }) =>
        importReport(scope, workersImport, { ...params, query }),
      "PUT /companies/employees/upload-history/{id}/columns": (scope, { params, body }) =>
        assignColumns(scope, workersImport, { ...params, ...body }),
      "POST /companies/employees/upload-history/{id}/apply": (scope, { params }) => applyImport(scope, workersImport, params),
      "POST /companies/employees/upload-history/{id}/undo": (scope, { params }) => requestUndo(scope, workersImport, params),
      "GET /companies/employees/upload-history/{id}/correction": (scope, { params }) =>
        offerCorrection(files)(scope, workersImport, params),
      "GET /companies/employees/generate-import-spreadsheet": generateTemplate(files),
    }),
    { "POST /companies/employees/upload": precheckUpload },
  );
