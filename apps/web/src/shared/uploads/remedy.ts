import { ApiFailure } from "../api/api-failure.ts";
import type { UploadFailure } from "./upload.ts";

const aboutTheFile: readonly string[] = ["request.too_large", "request.unsupported_type"];
const isAboutTheFile = (code: string): boolean => code.startsWith("file.") || aboutTheFile.includes(code);

/** What helps: another file where this one cannot be taken, and otherwise another try. */
export const remedyOf = (failure: UploadFailure): "choose" | "retry" => {
  if ("unfit" in failure) return "choose";
  const code = failure.error instanceof ApiFailure ? failure.error.code : undefined;
  return code !== undefined && isAboutTheFile(code) ? "choose" : "retry";
};
