import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWatchdog } from "./create-watchdog.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<void>(() => {});

test("the watchdog hangs after 3 s and gives up after 20 s", async () => {
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

test("the watchdog waits while tracked promises keep settling", async () => {
  const giveUp = vi.fn();
  const { watch, hangs } = createWatchdog(giveUp);
  const pages = [15_000, 25_000, 40_000].map((ms) => watch(new Promise((resolve) => setTimeout(resolve, ms))));
  await vi.advanceTimersByTimeAsync(40_000);
  await Promise.all(pages);
  expect(giveUp).not.toHaveBeenCalled();
  expect(hangs()).toBe(false);
});

test("a rejected promise counts as settled", async () => {
  const { watch, hangs } = createWatchdog(() => {});
  await expect(watch(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hangs()).toBe(false);
});
