import type { ApiFailure } from "./api-failure.ts";

/** Seconds until the request may be repeated, from the details of the refusal. */
export const retryAfterSeconds = ({ details }: Pick<ApiFailure, "details">): number | undefined => {
  const { retryAfterSeconds: seconds } = (details ?? {}) as { readonly retryAfterSeconds?: unknown };
  return typeof seconds === "number" ? seconds : undefined;
};
