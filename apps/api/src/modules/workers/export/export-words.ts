import type { ListedHindrance } from "@emdia/contract/workers/standing.ts";
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import type { ExportMail } from "../../../platform/exports/export-template.ts";

/** Columns of the file, in order. */
export const exportColumns = [
  "name",
  "document",
  "role",
  "provider",
  "cnpj",
  "status",
  "since",
  "until",
  "admission",
  "projects",
  "restriction",
  "mayWork",
  "pendencies",
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export type ExportTexts = {
  readonly file: string;
  readonly columns: { readonly [C in ExportColumn]: string };
  readonly status: { readonly [S in WorkerStatus]: string };
  readonly standing: { readonly [H in ListedHindrance]: string } & { readonly yes: string; readonly no: string; readonly unknown: string };
  readonly mail: ExportMail;
};
