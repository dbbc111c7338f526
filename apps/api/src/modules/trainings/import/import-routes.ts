import { trainingImportRoutes } from "@emdia/contract/trainings/import-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import { type Handler, module, type Precheck, withPrechecks } from "../../../platform/http/handler.ts";
import { offerCorrection } from "../../../platform/imports/correction-sheet.ts";
import { applyImport, assignColumns, importReport, listImports } from "../../../platform/imports/import-reports.ts";
import { storePastedRows } from "../../../platform/imports/paste-rows.ts";
import { startImport } from "../../../platform/imports/start-import.ts";
import { classTakingResults, classToImport } from "./class-to-import.ts";
import { generateResultTemplate } from "./generate-result-template.ts";
import { resultsImport } from "./import-definition.ts";

/** Refuses before the bytes are sent. The description is unknown until the form fields are. */
const precheckUpload: Precheck<"POST /integrations/{companyId}/training-classes/{id}/import"> = async (scope, { params, fields }) => {
  const found = fields ? await classTakingResults(scope, params, fields.description) : await classToImport(scope, params);
  return found.ok ? undefined : refuse(found.code, found.details);
};

const upload: Handler<"POST /integrations/{companyId}/training-classes/{id}/import"> = async (scope, { params, body }) => {
  const { mode, description } = body.fields;
  const found = await classTakingResults(scope, params, description);
  if (!found.ok) return found;
  return startImport(scope, resultsImport, { companyId: params.companyId, subjectId: params.id, file: body, mode, description });
};

const PASTED_NAME = "linhas-coladas.csv";
const paste =
  (files: OfferPlace): Handler<"POST /integrations/{companyId}/training-classes/{id}/import/paste"> =>
  async (scope, { params, body: { rows, mode, description } }) => {
    const found = await classTakingResults(scope, params, description);
    if (!found.ok) return found;
    const stored = await storePastedRows(files, rows);
    if (!stored.ok) return stored;
    const file = { ...stored.value, name: PASTED_NAME };
    return startImport(scope, resultsImport, { companyId: params.companyId, subjectId: params.id, file, mode, description });
  };

const list: Handler<"GET /integrations/{companyId}/training-classes/{id}/imports"> = async (scope, { params, query: paging }) => {
  const found = await classToImport(scope, params);
  return found.ok ? listImports(scope, resultsImport, { companyIds: [params.companyId], subjectId: params.id, paging }) : found;
};

type ImportParams = { readonly companyId: number; readonly id: number; readonly importId: number };
const refOf = ({ companyId, id: subjectId, importId: id }: ImportParams) => ({ companyId, subjectId, id });

const report: Handler<"GET /integrations/{companyId}/training-classes/{id}/imports/{importId}"> = async (scope, { params, query }) => {
  const found = await classToImport(scope, params);
  return found.ok ? importReport(scope, resultsImport, { ...refOf(params), query }) : found;
};

const assign: Handler<"PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns"> = async (
  scope,
  { params, body },
) => {
  const found = await classToImport(scope, params);
  return found.ok ? assignColumns(scope, resultsImport, { ...refOf(params), ...body }) : found;
};

const apply: Handler<"POST /integrations/{companyId}/training-classes/{id}/imports/{importId}/apply"> = async (scope, { params }) => {
  const found = await classToImport(scope, params);
  return found.ok ? applyImport(scope, resultsImport, refOf(params)) : found;
};

const correction =
  (files: OfferPlace): Handler<"GET /integrations/{companyId}/training-classes/{id}/imports/{importId}/correction"> =>
  async (scope, { params }) => {
    const found = await classToImport(scope, params);
    return found.ok ? offerCorrection(files)(scope, resultsImport, refOf(params)) : found;
  };

const noFiles = (): never => {
  throw new Error("this server keeps no files");
};

/** Routes of the import of results into a class. */
export const trainingImports = ({ files = { store: noFiles, signedDownload: noFiles } }: { readonly files?: OfferPlace | undefined }) =>
  withPrechecks(
    module("training-imports", trainingImportRoutes, {
      "POST /integrations/{companyId}/training-classes/{id}/import": upload,
      "POST /integrations/{companyId}/training-classes/{id}/import/paste": paste(files),
      "GET /integrations/{companyId}/training-classes/{id}/imports": list,
      "GET /integrations/{companyId}/training-classes/{id}/imports/{importId}": report,
      "PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns": assign,
      "POST /integrations/{companyId}/training-classes/{id}/imports/{importId}/apply": apply,
      "GET /integrations/{companyId}/training-classes/{id}/imports/{importId}/correction": correction(files),
      "GET /integrations/{companyId}/training-classes/{id}/import-spreadsheet": generateResultTemplate(files),
    }),
    { "POST /integrations/{companyId}/training-classes/{id}/import": precheckUpload },
  );
