import { expect, test } from "vitest";
import { isStale } from "./stale-version.ts";

const saved = (...fields: string[]) => ({ fields });

test("a missing or current version is not stale", () => {
  expect(isStale("record", { asked: undefined, version: 9, saves: [] })).toBe(false);
  expect(isStale("contracts", { asked: 9, version: 9, saves: [] })).toBe(false);
});

test("links and record fields become stale separately", () => {
  const links = { asked: 3, version: 4, saves: [saved("contracts")] };
  expect([isStale("contracts", links), isStale("record", links)]).toEqual([true, false]);
  const fields = { asked: 3, version: 5, saves: [saved("name"), saved("role", "salary")] };
  expect([isStale("contracts", fields), isStale("record", fields)]).toEqual([false, true]);
  const both = { asked: 3, version: 4, saves: [saved("role", "contracts")] };
  expect([isStale("contracts", both), isStale("record", both)]).toEqual([true, true]);
});

test("a version without a complete save log is stale", () => {
  expect(isStale("contracts", { asked: 3, version: 5, saves: [saved("name")] })).toBe(true);
  expect(isStale("record", { asked: 7, version: 1, saves: [] })).toBe(true);
});
