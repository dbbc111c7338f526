import type { ImportAccepted } from "@emdia/contract/imports/report.ts";
import type { importModes } from "@emdia/contract/imports/upload.ts";
import type * as z from "zod/mini";

export type ImportMode = (typeof importModes)[number];
export type AcceptedImport = z.output<typeof ImportAccepted>;

/** Form of an upload. The mode precedes the file, because the server parses the form as a stream. */
export const importForm = (file: File, mode: ImportMode): FormData => {
  const form = new FormData();
  form.append("mode", mode);
  form.append("documents", file, file.name);
  return form;
};
