import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadHistory } from "./import-history.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the history asks for 9999 lines and resolves 1500 ms later [R-490] [CD-128]", async () => {
  const asked: unknown[] = [];
  const settled: string[] = [];
  const history = loadHistory(
    async (query) => {
      asked.push(query);
      return "lines";
    },
    { page: 2, result: ["failed"] },
  ).then((answer) => settled.push(answer));
  await vi.advanceTimersByTimeAsync(1_499);
  expect(asked).toEqual([{ page: 2, result: ["failed"], itemsPerPage: 9_999 }]);
  expect(settled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await history;
  expect(settled).toEqual(["lines"]);
});

test("a failed history request fails at once [R-490]", async () => {
  await expect(loadHistory(() => Promise.reject(new Error("refused")), { page: 1 })).rejects.toThrow("refused");
  expect(vi.getTimerCount()).toBe(0);
});
