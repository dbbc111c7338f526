import { ApiFailure } from "../api/api-failure.ts";
import type { UploadFailure } from "./upload.ts";

const aboutTheFile: readonly string[] = ["request.too_large", "request.unsupported_type"];
/** Whether a file is refused for what it is. */
export const isAboutTheFile = (code = ""): boolean => code.startsWith("file.") || aboutTheFile.includes(code);

/** What helps: another file where this one cannot be taken, and otherwise another try. */
export const remedyOf = (failure: UploadFailure): "choose" | "retry" => {
  if ("unfit" in failure) return "choose";
  return failure.error instanceof ApiFailure && isAboutTheFile(failure.error.code) ? "choose" : "retry";
};
