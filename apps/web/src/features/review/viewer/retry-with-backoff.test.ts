import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new ApiFailure({ kind: "unanswered", message: "the line went away" });
const answered = (statusCode: number) => new ApiFailure({ kind: "answered", statusCode, message: "no" });
/** Rejects once with each failure, then resolves. */
const failing = (...failures: readonly Error[]) => {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    if (failure) throw failure;
  });
};

test("retryWithBackoff retries after network errors, 5xx and 429 until success", async () => {
  const tell = failing(lost, answered(503), answered(429), lost, lost);
  const told = retryWithBackoff(tell, () => true);
  await vi.advanceTimersByTimeAsync(1_000 + 3_000 + 10_000 + 30_000 + 30_000);
  await told;
  expect(tell).toHaveBeenCalledTimes(6);
});

test("retryWithBackoff stops after a 4xx and when it is not wanted", async () => {
  const refused = failing(answered(404), lost);
  await retryWithBackoff(refused, () => true);
  expect(refused).toHaveBeenCalledOnce();
  const state = { isHere: true };
  const left = failing(lost, lost);
  const telling = retryWithBackoff(left, () => state.isHere);
  state.isHere = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await telling;
  expect(left).toHaveBeenCalledOnce();
});
