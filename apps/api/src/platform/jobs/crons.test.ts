import { parseCronItem } from "graphile-worker";
import { expect, test } from "vitest";
import { cronItem, inSaoPaulo } from "./crons.ts";

const utc = (instant: string) => {
  const at = new Date(instant);
  return { min: at.getUTCMinutes(), hour: at.getUTCHours(), date: at.getUTCDate(), month: at.getUTCMonth() + 1, dow: at.getUTCDay() };
};
const now = new Date("2026-03-10T12:00:00Z");
const asks = (at: string, instant: string): boolean =>
  parseCronItem(cronItem({ job: "a.b-c", at }, { now: () => now })).match(utc(instant));

test("the hours of a cron are hours in São Paulo", () => {
  expect(asks("17 3 * * *", "2026-03-10T06:17:00Z")).toBe(true);
  expect(asks("17 3 * * *", "2026-03-10T03:17:00Z")).toBe(false);
});

test("the days of a cron are days in São Paulo around midnight", () => {
  expect(asks("30 22 31 12 *", "2027-01-01T01:30:00Z")).toBe(true);
  expect(asks("30 22 * * 2", "2026-03-11T01:30:00Z")).toBe(true);
  expect(asks("30 22 * * 3", "2026-03-11T01:30:00Z")).toBe(false);
});

test("a December minute that is caught up in January gets last year", () => {
  expect(inSaoPaulo(utc("2025-12-31T23:00:00Z"), new Date("2026-01-01T01:00:00Z"))).toEqual({
    min: 0,
    hour: 20,
    date: 31,
    month: 12,
    dow: 3,
  });
});

test("a daily cron is caught up once, however many days were missed", () => {
  const { options } = cronItem({ job: "a.b-c", at: "17 3 * * *" }, { now: () => now });
  expect(options?.backfillPeriod).toBeGreaterThan(24 * 3_600_000);
  expect(options?.jobKey).toBe("a.b-c");
});
