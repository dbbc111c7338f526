import { ApiFailure } from "../../../shared/api/api-failure.ts";

const WAITS_MS = [1_000, 3_000, 10_000];
const LAST_WAIT_MS = 30_000;
const TOO_MANY = 429;
const BROKEN = 500;

/** Whether the error is final: a 4xx other than 429. */
const isRefused = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure) || error.kind !== "answered") return false;
  const { statusCode = BROKEN } = error;
  return statusCode < BROKEN && statusCode !== TOO_MANY;
};

/**
 * Retries with backoff (1, 3, 10, then 30 s) on network errors, 5xx and 429. Stops on success, on another 4xx, or when `isWanted()` is
 * false.
 */
export const retryWithBackoff = async (send: () => Promise<unknown>, isWanted: () => boolean): Promise<void> => {
  for (let tries = 0; isWanted(); tries += 1) {
    const end = await send().then(
      () => "heard",
      (error: unknown) => (isRefused(error) ? "refused" : "lost"),
    );
    if (end !== "lost") return;
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[tries] ?? LAST_WAIT_MS));
  }
};
