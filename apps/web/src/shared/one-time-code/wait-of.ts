// Resend times of one-time codes.
import { ApiFailure } from "../api/api-failure.ts";
import { retryAfterSeconds } from "../api/retry-after-seconds.ts";

const SECOND_MS = 1_000;

/** The time when the next code may be requested, `seconds` from now. */
export const resendAt = (seconds: number): number => Date.now() + seconds * SECOND_MS;

/** Remaining wait after a request that came too soon. */
export const waitOf = (refusal: unknown): number | undefined => {
  if (!(refusal instanceof ApiFailure) || refusal.code !== "second_factor.too_soon") return undefined;
  return retryAfterSeconds(refusal);
};
