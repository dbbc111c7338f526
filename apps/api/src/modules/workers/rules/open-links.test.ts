import { expect, test } from "vitest";
import { isOpenOn } from "./open-links.ts";

test("a link is open through its last day, and without one for good", () => {
  const isOpen = (endDate: string | null) => isOpenOn({ endDate }, "2026-03-10");
  expect([isOpen("2026-03-09"), isOpen("2026-03-10"), isOpen("2026-03-11"), isOpen(null)]).toEqual([false, true, true, true]);
});
