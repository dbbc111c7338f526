import { ApiFailure } from "../api/api-failure.ts";

/** The server refused without a code or a message. */
export const isUnexplainedRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.kind === "answered" && error.code === undefined && error.message === "";
