// Remedies for failed uploads.
import { ApiFailure } from "../api/api-failure.ts";
import type { UploadFailure } from "./upload.ts";

const aboutTheFile: readonly string[] = ["request.too_large", "request.unsupported_type"];
/** Whether the refusal concerns the file itself. */
export const isAboutTheFile = (code = ""): boolean => code.startsWith("file.") || aboutTheFile.includes(code);

/** Remedy for a failed upload: select another file, or retry. */
export const remedyOf = (failure: UploadFailure): "choose" | "retry" => {
  if ("unfit" in failure) return "choose";
  return failure.error instanceof ApiFailure && isAboutTheFile(failure.error.code) ? "choose" : "retry";
};
