import { expect, test } from "vitest";
import { daysRemaining, faultInDays, mayStillChange, restrictionStatus } from "./restriction.ts";

const today = "2026-11-21";
const kept = { startDate: "2026-11-01", endDate: "2026-11-30", isLifted: false };

test.each([
  { days: "around today", restriction: kept, status: "active", remaining: 9 },
  { days: "until today", restriction: { ...kept, endDate: today }, status: "active", remaining: 0 },
  { days: "from today", restriction: { ...kept, startDate: today }, status: "active", remaining: 9 },
  { days: "without an end", restriction: { ...kept, endDate: null }, status: "active", remaining: null },
  { days: "in the future", restriction: { ...kept, startDate: "2026-11-22" }, status: "scheduled", remaining: 9 },
  { days: "in the past", restriction: { ...kept, endDate: "2026-11-20" }, status: "ended", remaining: null },
  { days: "that was lifted", restriction: { ...kept, isLifted: true }, status: "lifted", remaining: null },
] as const)("a restriction $days is $status [R-313]", ({ restriction, status, remaining }) => {
  expect(restrictionStatus(restriction, today)).toBe(status);
  expect(daysRemaining(restriction, today)).toBe(remaining);
  expect(mayStillChange(restriction, today)).toBe(status === "active" || status === "scheduled");
});

test("reversed dates and past dates are refused [R-502]", () => {
  expect(faultInDays({ startDate: "2026-12-01", endDate: "2026-11-30" }, today)).toBe("restriction.dates_reversed");
  expect(faultInDays({ startDate: "2026-10-01", endDate: "2026-11-20" }, today)).toBe("restriction.already_past");
  expect(faultInDays({ startDate: "2026-10-01", endDate: today }, today)).toBeUndefined();
  expect(faultInDays({ startDate: today, endDate: today }, today)).toBeUndefined();
  expect(faultInDays({ startDate: "2026-10-01", endDate: null }, today)).toBeUndefined();
});
