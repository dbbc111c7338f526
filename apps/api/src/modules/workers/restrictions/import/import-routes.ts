import { restrictionImportRoutes } from "@emdia/contract/workers/restriction-import-routes.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import type { OfferPlace } from "../../../../platform/exports/offer-file.ts";
import { noFiles } from "../../../../platform/files/no-files.ts";
import { type Handler, module, type Precheck, withPrechecks } from "../../../../platform/http/handler.ts";
import { offerCorrection } from "../../../../platform/imports/correction-sheet.ts";
import { applyImport, assignColumns, importReport, listImports } from "../../../../platform/imports/import-reports.ts";
import { startImport } from "../../../../platform/imports/start-import.ts";
import { companyToRestrict } from "../policy.ts";
import { generateRestrictionTemplate } from "./generate-restriction-template.ts";
import { restrictionsImport } from "./import-definition.ts";

type InCompany = { readonly companyId: number };
const companyOf = (scope: Scope, { companyId }: InCompany) => companyToRestrict(scope, "import_restricted_employee", companyId);

/** Refuses before the bytes are sent. */
const precheckUpload: Precheck<"POST /companies/{companyId}/restricted-employee/upload"> = async (scope, { params }) => {
  const company = companyOf(scope, params);
  return company.ok ? undefined : company;
};

const upload: Handler<"POST /companies/{companyId}/restricted-employee/upload"> = async (scope, { params, body }) => {
  const company = companyOf(scope, params);
  return company.ok ? startImport(scope, restrictionsImport, { companyId: company.value, file: body, mode: body.fields.mode }) : company;
};

const list: Handler<"GET /companies/{companyId}/restricted-employee/upload-history"> = async (scope, { params, query: paging }) => {
  const company = companyOf(scope, params);
  return company.ok ? listImports(scope, restrictionsImport, { companyIds: [company.value], paging }) : company;
};

const report: Handler<"GET /companies/{companyId}/restricted-employee/upload-history/{id}"> = async (scope, { params, query }) => {
  const company = companyOf(scope, params);
  return company.ok ? importReport(scope, restrictionsImport, { ...params, query }) : company;
};

const assign: Handler<"PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns"> = async (scope, { params, body }) => {
  const company = companyOf(scope, params);
  return company.ok ? assignColumns(scope, restrictionsImport, { ...params, ...body }) : company;
};

const apply: Handler<"POST /companies/{companyId}/restricted-employee/upload-history/{id}/apply"> = async (scope, { params }) => {
  const company = companyOf(scope, params);
  return company.ok ? applyImport(scope, restrictionsImport, params) : company;
};

const correction =
  (files: OfferPlace): Handler<"GET /companies/{companyId}/restricted-employee/upload-history/{id}/correction"> =>
  async (scope, { params }) => {
    const company = companyOf(scope, params);
    return company.ok ? offerCorrection(files)(scope, restrictionsImport, params) : company;
  };

/** Routes of the import of restricted workers. */
export const restrictionImports = ({ files = { store: noFiles, signedDownload: noFiles } }: { readonly files?: OfferPlace | undefined }) =>
  withPrechecks(
    module("restriction-imports", restrictionImportRoutes, {
      "POST /companies/{companyId}/restricted-employee/upload": upload,
      "GET /companies/{companyId}/restricted-employee/upload-history": list,
      "GET /companies/{companyId}/restricted-employee/upload-history/{id}": report,
      "PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns": assign,
      "POST /companies/{companyId}/restricted-employee/upload-history/{id}/apply": apply,
      "GET /companies/{companyId}/restricted-employee/upload-history/{id}/correction": correction(files),
      "GET /companies/{companyId}/restricted-employee/import-spreadsheet": generateRestrictionTemplate(files),
    }),
    { "POST /companies/{companyId}/restricted-employee/upload": precheckUpload },
  );
