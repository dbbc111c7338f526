import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "./progress.ts";

let shown = false;
const begin = () =>
  createProgress(
    (next) => {
      shown = next;
    },
    (delayMs, act) => {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  );

beforeEach(() => {
  shown = false;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the progress bar stays hidden during a navigation of 100 ms [R-071]", () => {
  const progress = begin();
  progress.start();
  vi.advanceTimersByTime(100);
  progress.stop();
  vi.advanceTimersByTime(1_000);
  expect(shown).toBe(false);
});

test("the progress bar appears after 200 ms and ends with the navigation [R-071]", () => {
  const progress = begin();
  progress.start();
  vi.advanceTimersByTime(199);
  expect(shown).toBe(false);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(true);
  progress.stop();
  expect(shown).toBe(false);
});

test("the progress bar lasts 5 s at most [R-071]", () => {
  const progress = begin();
  progress.start();
  vi.advanceTimersByTime(200 + 4_999);
  expect(shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(false);
});
