import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";

/** The columns of the file, in their order. */
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
  "pendencies",
] as const;
export type ExportColumn = (typeof exportColumns)[number];

/** `{count}` stands for how many workers the file tells of, `{hours}` for how long its link lives. */
export type ExportTexts = {
  readonly file: string;
  readonly columns: { readonly [C in ExportColumn]: string };
  readonly status: { readonly [S in WorkerStatus]: string };
  readonly mail: { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };
};
