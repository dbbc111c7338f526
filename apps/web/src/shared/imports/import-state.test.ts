import { importStates } from "@emdia/contract/imports/report.ts";
import { expect, test } from "vitest";
import { isEnded, isRunning, percentOf } from "./import-state.ts";

test("an import runs while the server reads or writes lines", () => {
  expect(importStates.filter((state) => isRunning({ state }))).toEqual(["reading", "running"]);
  expect(importStates.filter((state) => isEnded({ state }))).toEqual(["done", "failed", "undone"]);
});

test("percentOf is unknown without a total, at most 99 before the end", () => {
  expect([null, 0, 3, 200].map((total) => percentOf({ done: 2, total }))).toEqual([null, null, 66, 1]);
  expect(percentOf({ done: 3, total: 3 })).toBe(99);
});
