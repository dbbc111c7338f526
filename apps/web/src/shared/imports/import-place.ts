import type { ImportSummary } from "@emdia/contract/imports/report.ts";

/** Where an import belongs: workers of a supplier, or restricted employees of a contractor. */
export type ImportPlace = { readonly kind: "workers" } | { readonly kind: "restrictions"; readonly companyId: number };

export const placeOf = ({ kind, companyId }: Pick<ImportSummary, "kind" | "companyId">): ImportPlace =>
  kind === "workers" ? { kind } : { kind, companyId };

const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,14}$/.test(value);

/** The place in the query of the result page: `?restritos=5` is company 5. */
export const placeIn = (search: { readonly restritos?: unknown }): ImportPlace =>
  isId(search.restritos) ? { kind: "restrictions", companyId: Number(search.restritos) } : { kind: "workers" };

/** Link to the result page of an import. */
export const reportLink = (id: number, place: ImportPlace) => ({
  to: "/colaboradores/resultado-upload/$report_id" as const,
  params: { report_id: String(id) },
  search: place.kind === "workers" ? {} : { restritos: String(place.companyId) },
});
