import { ApiFailure } from "../api/api-failure.ts";

/** The server said no and not why. */
export const isUnexplainedRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.kind === "answered" && error.code === undefined && error.message === "";
