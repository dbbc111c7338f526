import type { HIDDEN_REASON, RiskScheduleStatus, SuspensionCause, TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { ExportMail } from "../../../platform/exports/export-template.ts";

/** Columns of the file, in order. */
export const exportColumns = [
  "project",
  "company",
  "facility",
  "department",
  "activities",
  "supplier",
  "start",
  "end",
  "status",
  "suspension",
  "supervisor",
  "team",
  "conflict",
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export type ScheduleExportWords = {
  readonly file: string;
  readonly columns: { readonly [C in ExportColumn]: string };
  readonly statuses: { readonly [S in RiskScheduleStatus]: string };
  readonly parts: { readonly [P in TeamPart]: string };
  readonly causes: { readonly [C in SuspensionCause | typeof HIDDEN_REASON]: string };
  /** A cause with its moment. Placeholders: `{cause}`, `{since}`. */
  readonly since: string;
  readonly conflict: { readonly yes: string; readonly no: string };
  readonly mail: ExportMail;
};
