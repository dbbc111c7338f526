import { expect, test } from "vitest";
import { daysWithin, isInside, touches } from "./days-within.ts";

const march = { from: "2026-03-01", until: "2026-03-31" };
const bounds = { admissionDate: "2020-01-06", startDate: null, endDate: null };

test("daysWithin is the whole range without nearer bounds", () => {
  expect(daysWithin(march, bounds)).toEqual({ hiringDate: "2026-03-01", endDate: "2026-03-31" });
  expect(daysWithin(march, { ...bounds, startDate: "2026-01-01", endDate: "2026-12-31" })).toEqual({
    hiringDate: "2026-03-01",
    endDate: "2026-03-31",
  });
});

test("daysWithin begins with the later of admission and project start", () => {
  const first = (admissionDate: string, startDate: string) => daysWithin(march, { ...bounds, admissionDate, startDate }).hiringDate;
  expect(first("2026-03-05", "2026-03-10")).toBe("2026-03-10");
  expect(first("2026-03-12", "2026-03-10")).toBe("2026-03-12");
});

test("daysWithin ends with the project", () => {
  expect(daysWithin(march, { ...bounds, endDate: "2026-03-20" }).endDate).toBe("2026-03-20");
});

test("daysWithin ignores bounds outside the range", () => {
  const outside = { admissionDate: "2026-04-02", startDate: "2026-05-01", endDate: "2026-02-10" };
  expect(daysWithin(march, outside)).toEqual({ hiringDate: "2026-03-01", endDate: "2026-03-31" });
});

test("touches and isInside compare a link with the range", () => {
  const of = (hiringDate: string, endDate: string | null) => {
    const link = { hiringDate, endDate };
    return [touches(link, march), isInside(link, march)];
  };
  expect(of("2026-03-01", "2026-03-31")).toEqual([true, true]);
  expect(of("2026-02-10", "2026-03-05")).toEqual([true, false]);
  expect(of("2026-03-10", null)).toEqual([true, false]);
  expect(of("2026-03-10", "2026-04-01")).toEqual([true, false]);
  expect(of("2026-04-01", null)).toEqual([false, false]);
  expect(of("2026-01-01", "2026-02-28")).toEqual([false, false]);
  // Closed before its first day.
  expect(of("2026-03-10", "2026-03-09")).toEqual([false, true]);
});
