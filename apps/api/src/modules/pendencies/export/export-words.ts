import type { PendencyWords } from "@emdia/contract/pendencies/words/shape.ts";
import type { ExportMail } from "../../../platform/exports/export-template.ts";

/** Columns of the file in order. */
export const exportColumns = [
  "name",
  "month",
  "plan",
  "kind",
  "status",
  "worker",
  "provider",
  "cnpj",
  "contractor",
  "project",
  "contract",
  "issued",
  "expires",
  "sent",
  "sendBy",
  "reviewBy",
  "changed",
  "active",
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export type ExportTexts = PendencyWords & {
  readonly file: string;
  readonly columns: { readonly [C in ExportColumn]: string };
  readonly active: { readonly yes: string; readonly no: string };
  readonly mail: ExportMail;
};
