import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshLater } from "./refresh-later.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { deed: "invited", ms: 2_000, says: "two seconds after an invitation [R-304]" },
  { deed: "cancelled", ms: 1_000, says: "a second after a cancellation [R-305]" },
] as const)("refreshLater reloads the list $says", ({ deed, ms }) => {
  const refresh = vi.fn();
  refreshLater(deed, refresh);
  vi.advanceTimersByTime(ms - 1);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledOnce();
});
