import { expect, test } from "vitest";
import { isOpenOn } from "./open-links.ts";

const isOpen = (hiringDate: string, endDate: string | null) => isOpenOn({ hiringDate, endDate }, "2026-03-10");

test("a link is open through its last day, or has no end", () => {
  const until = (endDate: string | null) => isOpen("2026-01-15", endDate);
  expect([until("2026-03-09"), until("2026-03-10"), until("2026-03-11"), until(null)]).toEqual([false, true, true, true]);
});

test("a future link is open unless it was cancelled before its start", () => {
  expect([isOpen("2026-05-01", null), isOpen("2026-05-01", "2026-05-01"), isOpen("2026-05-01", "2026-04-30")]).toEqual([true, true, false]);
});
