import { ApiFailure } from "../../../shared/api/api-failure.ts";

const WAITS_MS = [1_000, 3_000, 10_000];
const LAST_WAIT_MS = 30_000;
const TOO_MANY = 429;
const BROKEN = 500;

/** What the server refuses it refuses again; what it did not hear, or could not take just now, it is told once more. */
const isRefused = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure) || error.kind !== "answered") return false;
  const { statusCode = BROKEN } = error;
  return statusCode < BROKEN && statusCode !== TOO_MANY;
};

/** Tells something until it was heard or refused, with longer and longer waits, as long as anybody wants it told. */
export const retryWithBackoff = async (tell: () => Promise<unknown>, isWanted: () => boolean): Promise<void> => {
  for (let tries = 0; isWanted(); tries += 1) {
    const end = await tell().then(
      () => "heard",
      (error: unknown) => (isRefused(error) ? "refused" : "lost"),
    );
    if (end !== "lost") return;
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[tries] ?? LAST_WAIT_MS));
  }
};
