import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWatchdog } from "./create-watchdog.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<void>(() => {});

test("a document that gives no sign of life is given up in the end, and before that by whoever goes on", async () => {
  const giveUp = vi.fn();
  const { watch, hangs } = createWatchdog(giveUp);
  void watch(never());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hangs()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hangs()).toBe(true);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(giveUp).toHaveBeenCalledOnce();
});

test("a heavy document that is drawn page by page is waited for", async () => {
  const giveUp = vi.fn();
  const { watch, hangs } = createWatchdog(giveUp);
  const pages = [15_000, 25_000, 40_000].map((ms) => watch(new Promise((resolve) => setTimeout(resolve, ms))));
  await vi.advanceTimersByTimeAsync(40_000);
  await Promise.all(pages);
  expect(giveUp).not.toHaveBeenCalled();
  expect(hangs()).toBe(false);
});

test("what failed is over, and tells so", async () => {
  const { watch, hangs } = createWatchdog(() => {});
  await expect(watch(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hangs()).toBe(false);
});
