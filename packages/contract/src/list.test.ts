import { expect, test } from "vitest";
import { Day, queryId, queryList } from "./list.ts";

const isDay = (text: string): boolean => Day.safeParse(text).success;

test("Day accepts YYYY-MM-DD only [R-166]", () => {
  expect(isDay("2026-03-10")).toBe(true);
  for (const other of ["10/03/2026", "0000-03-10", "2026-3-10", "2026-02-30", "2026-03-10T00:00:00Z", "20260310", ""])
    expect(isDay(other), other).toBe(false);
});

test("queryList removes duplicate values and rejects other notations", () => {
  const ids = queryList(queryId);
  expect(ids.parse(["5", "05", 7, "5"])).toEqual([5, 7]);
  expect(ids.parse("5")).toEqual([5]);
  for (const other of ["+5", "5e1", "0x5", " 5", "cinco", []]) expect(ids.safeParse(other).success, String(other)).toBe(false);
  expect(ids.safeParse(Array.from({ length: 101 }, () => "5")).success).toBe(false);
});
