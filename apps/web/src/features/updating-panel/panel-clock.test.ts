import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownRefreshMs, runPanelClock } from "./panel-clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (delayMs: number, work: () => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
const started = (isAllowed = true) => {
  const mayAsk = vi.fn(() => isAllowed);
  const ask = vi.fn();
  return { mayAsk, ask, stop: runPanelClock({ mayAsk, ask, after }) };
};

describe("runPanelClock", () => {
  test("runPanelClock checks the permission 30 s after the start [R-265]", () => {
    const { mayAsk } = started();
    vi.advanceTimersByTime(29_999);
    expect(mayAsk).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(mayAsk).toHaveBeenCalledOnce();
  });

  test("runPanelClock fetches after 60 s, then every five minutes [R-266] [R-267]", () => {
    const { ask } = started();
    vi.advanceTimersByTime(59_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(299_999);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("runPanelClock never fetches without the permission or after it was stopped [R-265]", () => {
    const without = started(false);
    vi.advanceTimersByTime(900_000);
    expect(without.ask).not.toHaveBeenCalled();
    const left = started();
    left.stop();
    vi.advanceTimersByTime(900_000);
    expect(left.ask).not.toHaveBeenCalled();
  });
});

test("an own save is polled every 10 s for at most ten minutes", () => {
  expect([ownRefreshMs(true, 0), ownRefreshMs(true, 599_999), ownRefreshMs(true, 600_000), ownRefreshMs(false, 0)]).toEqual([
    10_000,
    10_000,
    false,
    false,
  ]);
});
