import { riskScheduleSpreadsheetRoutes } from "@emdia/contract/risk-schedule/spreadsheet-routes.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import { noFiles } from "../../../platform/files/no-files.ts";
import { type Handler, module, type Precheck, withPrechecks } from "../../../platform/http/handler.ts";
import { offerCorrection } from "../../../platform/imports/correction-sheet.ts";
import { whereMayImport } from "../../../platform/imports/import-access.ts";
import { applyImport, assignColumns, importReport, listImports } from "../../../platform/imports/import-reports.ts";
import { storePastedRows } from "../../../platform/imports/paste-rows.ts";
import { startImport } from "../../../platform/imports/start-import.ts";
import { exportSchedulesToFile } from "../export/export-schedules.ts";
import { chooseCompany } from "./choose-company.ts";
import { decideLine, readLineConflicts } from "./decide-line.ts";
import { generateScheduleTemplate } from "./generate-schedule-template.ts";
import { schedulesImport } from "./import-definition.ts";

/** Refuses before the bytes are sent. */
const precheckUpload: Precheck<"POST /risk-schedule/upload"> = async (scope) => {
  const company = chooseCompany(scope);
  return company.ok ? undefined : company;
};

const upload: Handler<"POST /risk-schedule/upload"> = async (scope, { body }) => {
  const company = chooseCompany(scope);
  return company.ok ? startImport(scope, schedulesImport, { companyId: company.value, file: body, mode: body.fields.mode }) : company;
};

const PASTED_NAME = "linhas-coladas.csv";
const paste =
  (files: OfferPlace): Handler<"POST /risk-schedule/paste"> =>
  async (scope, { body: { rows, mode } }) => {
    const company = chooseCompany(scope);
    if (!company.ok) return company;
    const stored = await storePastedRows(files, rows);
    if (!stored.ok) return stored;
    return startImport(scope, schedulesImport, { companyId: company.value, file: { ...stored.value, name: PASTED_NAME }, mode });
  };

const list: Handler<"GET /risk-schedule/upload-history"> = (scope, { query: paging }) =>
  listImports(scope, schedulesImport, { companyIds: whereMayImport(scope, schedulesImport), paging });

/** Routes of the import and the export of risk schedules. */
export const riskScheduleSpreadsheets = ({
  files = { store: noFiles, signedDownload: noFiles },
}: {
  readonly files?: OfferPlace | undefined;
}) =>
  withPrechecks(
    module("risk-schedule-spreadsheets", riskScheduleSpreadsheetRoutes, {
      "POST /risk-schedule/export": exportSchedulesToFile,
      "POST /risk-schedule/upload": upload,
      "POST /risk-schedule/paste": paste(files),
      "GET /risk-schedule/upload-history": list,
      "GET /risk-schedule/upload-history/{id}": (scope, { params, query }) => importReport(scope, schedulesImport, { ...params, query }),
      "PUT /risk-schedule/upload-history/{id}/columns": (scope, { params, body }) =>
        assignColumns(scope, schedulesImport, { ...params, ...body }),
      "POST /risk-schedule/upload-history/{id}/apply": (scope, { params }) => applyImport(scope, schedulesImport, params),
      "GET /risk-schedule/upload-history/{id}/correction": (scope, { params }) => offerCorrection(files)(scope, schedulesImport, params),
      "GET /risk-schedule/upload-history/{id}/lines/{line}/conflicts": readLineConflicts,
      "POST /risk-schedule/upload-history/{id}/lines/{line}/decide": decideLine,
      "GET /risk-schedule/import-spreadsheet": generateScheduleTemplate(files),
    }),
    { "POST /risk-schedule/upload": precheckUpload },
  );
