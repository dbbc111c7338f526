import { expect, test } from "vitest";
import { checkCalendarRange } from "./calendar-range.ts";

test("a calendar has at least one day and at most 42", () => {
  const codeOf = (first: string, last: string) => {
    const checked = checkCalendarRange({ first, last });
    return checked.ok ? null : checked.code;
  };
  expect(codeOf("2026-03-10", "2026-03-10")).toBeNull();
  expect(codeOf("2026-03-01", "2026-04-11")).toBeNull();
  expect(codeOf("2026-03-01", "2026-04-12")).toBe("risk_schedule.range_too_long");
  expect(codeOf("2026-03-10", "2026-03-09")).toBe("risk_schedule.range_reversed");
});
