import type { ColumnMapping, ImportAccepted, ImportReport, ImportReportQuery, ImportSummary } from "@emdia/contract/imports/report.ts";
import type { PastedRows } from "@emdia/contract/imports/upload.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import type * as z from "zod/mini";
import { api } from "../api/api.ts";
import type { ImportPlace } from "./import-place.ts";

type Offer = Promise<{ readonly url: string; readonly name: string }>;
type Options = { readonly signal?: AbortSignal };
type PasteInput = z.input<typeof PastedRows> & { readonly description: string };
type PasteOptions = { readonly companyId: number; readonly idempotencyKey: string; readonly signal: AbortSignal };
type Mapping = z.input<typeof ColumnMapping>;
export type ReportQuery = Partial<ImportReportQuery>;
export type ImportPage = { readonly results: readonly ImportSummary[]; readonly meta: PagingMeta };
export type TemplateFormat = "xlsx" | "csv";

/** Calls of one kind of import. */
export type ImportCalls = {
  /** Path of the upload. */
  readonly uploadPath: string;
  /** Imports pasted rows; absent if the kind of import takes files only. */
  readonly paste?: (input: PasteInput, options: PasteOptions) => Promise<z.output<typeof ImportAccepted>>;
  readonly template: (format: TemplateFormat, companyId: number) => Offer;
  readonly list: (page: number, options: Options) => Promise<ImportPage>;
  readonly report: (id: number, query: ReportQuery, options: Options) => Promise<ImportReport>;
  readonly assignColumns: (id: number, body: Mapping) => Promise<ImportSummary>;
  readonly apply: (id: number) => Promise<ImportSummary>;
  readonly correction: (id: number) => Offer;
};

const workerCalls: ImportCalls = {
  uploadPath: "/companies/employees/upload",
  paste: ({ mode, rows }, options) => api("POST /companies/employees/paste")({ body: { mode, rows } }, options),
  template: (format, companyId) => api("GET /companies/employees/generate-import-spreadsheet")({ query: { format } }, { companyId }),
  list: (page, options) => api("GET /companies/employees/upload-history")({ query: { page } }, options),
  report: (id, query, options) => api("GET /companies/employees/upload-history/{id}")({ id, query }, options),
  assignColumns: (id, body) => api("PUT /companies/employees/upload-history/{id}/columns")({ id, body }),
  apply: (id) => api("POST /companies/employees/upload-history/{id}/apply")({ id }),
  correction: (id) => api("GET /companies/employees/upload-history/{id}/correction")({ id }),
};

const scheduleCalls: ImportCalls = {
  uploadPath: "/risk-schedule/upload",
  paste: ({ mode, rows }, options) => api("POST /risk-schedule/paste")({ body: { mode, rows } }, options),
  template: (format, companyId) => api("GET /risk-schedule/import-spreadsheet")({ query: { format } }, { companyId }),
  list: (page, options) => api("GET /risk-schedule/upload-history")({ query: { page } }, options),
  report: (id, query, options) => api("GET /risk-schedule/upload-history/{id}")({ id, query }, options),
  assignColumns: (id, body) => api("PUT /risk-schedule/upload-history/{id}/columns")({ id, body }),
  apply: (id) => api("POST /risk-schedule/upload-history/{id}/apply")({ id }),
  correction: (id) => api("GET /risk-schedule/upload-history/{id}/correction")({ id }),
};

const restrictionCalls = (companyId: number): ImportCalls => ({
  uploadPath: `/companies/${companyId}/restricted-employee/upload`,
  template: (format) => api("GET /companies/{companyId}/restricted-employee/import-spreadsheet")({ companyId, query: { format } }),
  list: (page, options) => api("GET /companies/{companyId}/restricted-employee/upload-history")({ companyId, query: { page } }, options),
  report: (id, query, options) =>
    api("GET /companies/{companyId}/restricted-employee/upload-history/{id}")({ companyId, id, query }, options),
  assignColumns: (id, body) => api("PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns")({ companyId, id, body }),
  apply: (id) => api("POST /companies/{companyId}/restricted-employee/upload-history/{id}/apply")({ companyId, id }),
  correction: (id) => api("GET /companies/{companyId}/restricted-employee/upload-history/{id}/correction")({ companyId, id }),
});

const classCalls = ({ companyId, classId: id }: Extract<ImportPlace, { readonly kind: "class_results" }>): ImportCalls => ({
  uploadPath: `/integrations/${companyId}/training-classes/${id}/import`,
  paste: (body, options) => api("POST /integrations/{companyId}/training-classes/{id}/import/paste")({ companyId, id, body }, options),
  template: (format) => api("GET /integrations/{companyId}/training-classes/{id}/import-spreadsheet")({ companyId, id, query: { format } }),
  list: (page, options) => api("GET /integrations/{companyId}/training-classes/{id}/imports")({ companyId, id, query: { page } }, options),
  report: (importId, query, options) =>
    api("GET /integrations/{companyId}/training-classes/{id}/imports/{importId}")({ companyId, id, importId, query }, options),
  assignColumns: (importId, body) =>
    api("PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns")({ companyId, id, importId, body }),
  apply: (importId) => api("POST /integrations/{companyId}/training-classes/{id}/imports/{importId}/apply")({ companyId, id, importId }),
  correction: (importId) =>
    api("GET /integrations/{companyId}/training-classes/{id}/imports/{importId}/correction")({ companyId, id, importId }),
});

export const importCalls = (place: ImportPlace): ImportCalls => {
  if (place.kind === "workers") return workerCalls;
  if (place.kind === "risk_schedules") return scheduleCalls;
  return place.kind === "restrictions" ? restrictionCalls(place.companyId) : classCalls(place);
};
