import { ApiFailure } from "../api/api-failure.ts";

const SECOND_MS = 1_000;

/** When another code may be asked for, counted from now. */
export const resendAt = (seconds: number): number => Date.now() + seconds * SECOND_MS;

/** How long somebody who asked too soon still has to wait. */
export const waitOf = (refusal: unknown): number | undefined => {
  if (!(refusal instanceof ApiFailure) || refusal.code !== "second_factor.too_soon") return undefined;
  const { retryAfterSeconds } = (refusal.details ?? {}) as { readonly retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined;
};
