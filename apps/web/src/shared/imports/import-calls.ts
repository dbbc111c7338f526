import type { ColumnMapping, ImportReport, ImportReportQuery, ImportSummary } from "@emdia/contract/imports/report.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import type * as z from "zod/mini";
import { api } from "../api/api.ts";
import type { ImportPlace } from "./import-place.ts";

type Offer = Promise<{ readonly url: string; readonly name: string }>;
type Options = { readonly signal?: AbortSignal };
type Mapping = z.input<typeof ColumnMapping>;
export type ReportQuery = Partial<ImportReportQuery>;
export type ImportPage = { readonly results: readonly ImportSummary[]; readonly meta: PagingMeta };
export type TemplateFormat = "xlsx" | "csv";

/** Calls of one kind of import. */
export type ImportCalls = {
  /** Path of the upload. */
  readonly uploadPath: string;
  readonly template: (format: TemplateFormat, companyId: number) => Offer;
  readonly list: (page: number, options: Options) => Promise<ImportPage>;
  readonly report: (id: number, query: ReportQuery, options: Options) => Promise<ImportReport>;
  readonly assignColumns: (id: number, body: Mapping) => Promise<ImportSummary>;
  readonly apply: (id: number) => Promise<ImportSummary>;
  readonly correction: (id: number) => Offer;
};

const workerCalls: ImportCalls = {
  uploadPath: "/companies/employees/upload",
  template: (format, companyId) => api("GET /companies/employees/generate-import-spreadsheet")({ query: { format } }, { companyId }),
  list: (page, options) => api("GET /companies/employees/upload-history")({ query: { page } }, options),
  report: (id, query, options) => api("GET /companies/employees/upload-history/{id}")({ id, query }, options),
  assignColumns: (id, body) => api("PUT /companies/employees/upload-history/{id}/columns")({ id, body }),
  apply: (id) => api("POST /companies/employees/upload-history/{id}/apply")({ id }),
  correction: (id) => api("GET /companies/employees/upload-history/{id}/correction")({ id }),
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

export const importCalls = (place: ImportPlace): ImportCalls =>
  place.kind === "workers" ? workerCalls : restrictionCalls(place.companyId);
