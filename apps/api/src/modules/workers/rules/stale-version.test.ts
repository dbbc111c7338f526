import { expect, test } from "vitest";
import { isStale } from "./stale-version.ts";

const saved = (...fields: string[]) => ({ fields });

test("whoever says nothing of a version, or read the last one, is never too late", () => {
  expect(isStale("record", { asked: undefined, version: 9, saves: [] })).toBe(false);
  expect(isStale("contracts", { asked: 9, version: 9, saves: [] })).toBe(false);
});

test("links that changed meanwhile stand in the way of links, and fields in the way of fields", () => {
  const links = { asked: 3, version: 4, saves: [saved("contracts")] };
  expect([isStale("contracts", links), isStale("record", links)]).toEqual([true, false]);
  const fields = { asked: 3, version: 5, saves: [saved("name"), saved("role", "salary")] };
  expect([isStale("contracts", fields), isStale("record", fields)]).toEqual([false, true]);
  const both = { asked: 3, version: 4, saves: [saved("role", "contracts")] };
  expect([isStale("contracts", both), isStale("record", both)]).toEqual([true, true]);
});

test("a version of which no save tells may have changed anything, and so may one that there never was", () => {
  expect(isStale("contracts", { asked: 3, version: 5, saves: [saved("name")] })).toBe(true);
  expect(isStale("record", { asked: 7, version: 1, saves: [] })).toBe(true);
});
