import { expect, test } from "vitest";
import { Day } from "./list.ts";

const isDay = (text: string): boolean => Day.safeParse(text).success;

test("a day travels as YYYY-MM-DD and as nothing else [R-166]", () => {
  expect(isDay("2026-03-10")).toBe(true);
  for (const other of ["10/03/2026", "2026-3-10", "2026-02-30", "2026-03-10T00:00:00Z", "20260310", ""])
    expect(isDay(other), other).toBe(false);
});
