import type { ImportAccepted } from "@emdia/contract/imports/report.ts";
import type { importModes } from "@emdia/contract/imports/upload.ts";
import type * as z from "zod/mini";

export type ImportMode = (typeof importModes)[number];
export type AcceptedImport = z.output<typeof ImportAccepted>;

type FormInput = { readonly file: File; readonly mode: ImportMode; readonly description?: string | undefined };
/** Form of an upload. The fields precede the file, because the server parses the form as a stream. */
export const importForm = ({ file, mode, description }: FormInput): FormData => {
  const form = new FormData();
  form.append("mode", mode);
  if (description !== undefined) form.append("description", description);
  form.append("documents", file, file.name);
  return form;
};
