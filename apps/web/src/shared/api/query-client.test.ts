import { expect, test } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import { worthRetrying } from "./query-client.ts";

test("only unanswered calls are retried, at most twice [R-182]", () => {
  const silence = new ApiFailure({ kind: "unanswered", message: "Failed to fetch" });
  const refusal = new ApiFailure({ kind: "answered", statusCode: 403, message: "no" });
  expect([0, 1, 2].map((failures) => worthRetrying(failures, silence))).toEqual([true, true, false]);
  expect(worthRetrying(0, new ApiFailure({ kind: "unsent", message: "offline" }))).toBe(false);
  expect([worthRetrying(0, refusal), worthRetrying(0, new Error("bug"))]).toEqual([false, false]);
});
