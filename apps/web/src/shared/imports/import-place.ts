import type { ImportSummary } from "@emdia/contract/imports/report.ts";

/** Where an import belongs: workers of a supplier, restricted employees or a training class of a contractor, or risk schedules of either. */
export type ImportPlace =
  | { readonly kind: "workers" }
  | { readonly kind: "risk_schedules" }
  | { readonly kind: "restrictions"; readonly companyId: number }
  | { readonly kind: "class_results"; readonly companyId: number; readonly classId: number };

export const placeOf = ({ kind, companyId, subjectId }: Pick<ImportSummary, "kind" | "companyId" | "subjectId">): ImportPlace => {
  if (kind === "workers" || kind === "risk_schedules") return { kind };
  return kind === "restrictions" ? { kind, companyId } : { kind, companyId, classId: subjectId ?? 0 };
};

/** The place of an import into another company of the user. A class belongs to one company. */
export const placeAt = (place: ImportPlace, companyId: number): ImportPlace =>
  place.kind === "restrictions" ? { ...place, companyId } : place;

const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,14}$/.test(value);

type Search = { readonly restritos?: unknown; readonly contratante?: unknown; readonly turma?: unknown; readonly agenda?: unknown };
/** The place in the query of the result page: `?restritos=5` is company 5, `?contratante=5&turma=7` is class 7 of company 5, `?agenda=risco` is risk schedules. */
export const placeIn = ({ restritos, contratante, turma, agenda }: Search): ImportPlace => {
  if (agenda === "risco") return { kind: "risk_schedules" };
  if (isId(contratante) && isId(turma)) return { kind: "class_results", companyId: Number(contratante), classId: Number(turma) };
  return isId(restritos) ? { kind: "restrictions", companyId: Number(restritos) } : { kind: "workers" };
};

const searchOf = (place: ImportPlace): { readonly [name: string]: string } => {
  if (place.kind === "workers") return {};
  if (place.kind === "risk_schedules") return { agenda: "risco" };
  const company = String(place.companyId);
  return place.kind === "restrictions" ? { restritos: company } : { contratante: company, turma: String(place.classId) };
};

/** Link to the result page of an import. */
export const reportLink = (id: number, place: ImportPlace) => ({
  to: "/colaboradores/resultado-upload/$report_id" as const,
  params: { report_id: String(id) },
  search: searchOf(place),
});
