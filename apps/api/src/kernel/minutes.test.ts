import { expect, test } from "vitest";
import { addMinutes, dayOf, minuteAt, minuteOf, minutesBetween, momentOf, startOfDay } from "./minutes.ts";

test("minutes convert between text, moment and day", () => {
  expect(minuteAt({ day: "2026-03-10", time: "07:05" })).toBe("2026-03-10 07:05");
  expect(minuteOf("2026-03-10 07:05:59")).toBe("2026-03-10 07:05");
  expect(momentOf("2026-03-10 07:05:00")).toEqual({ day: "2026-03-10", time: "07:05" });
  expect([dayOf("2026-03-10 07:05"), startOfDay("2026-03-10")]).toEqual(["2026-03-10", "2026-03-10 00:00"]);
});

test("addMinutes and minutesBetween cross days and years", () => {
  expect(addMinutes("2026-12-31 23:59", 1)).toBe("2027-01-01 00:00");
  expect(addMinutes("2028-03-01 00:00", -1)).toBe("2028-02-29 23:59");
  expect(minutesBetween("2026-03-10 23:00", "2026-03-11 01:00")).toBe(120);
});
