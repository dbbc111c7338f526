import { PANEL_FILTER_IDS_MAX } from "@emdia/contract/limits.ts";
import type { IndicatorQuery, ReportQuery } from "@emdia/contract/panels/filter.ts";

const idFields = ["departmentIds", "projects", "companies"] as const;
type IdField = (typeof idFields)[number];

/** The field with too many ids, if there is one. */
export const crowdedField = (query: Pick<IndicatorQuery, IdField>): IdField | undefined =>
  idFields.find((field) => (query[field] ?? []).length > PANEL_FILTER_IDS_MAX);

/** Whether the period ends before it starts. */
export const isReversed = ({ startDate, endDate }: Pick<ReportQuery, "startDate" | "endDate">): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate;
