import { expect, test } from "vitest";
import { sendBlockerOf } from "./hold.ts";
import type { UploadState } from "./upload.ts";

const held = (states: readonly UploadState[], { hasShots = false, hasTypedDates = false } = {}) =>
  sendBlockerOf({ uploads: states.map((state) => ({ state })), hasShots, hasTypedDates });

test("sending for analysis is blocked by running, waiting and paused uploads [S-085]", () => {
  expect([held(["done", "going"]), held(["waiting"]), held(["lost", "failed"])]).toEqual(["underWay", "underWay", "underWay"]);
  expect([held(["paused"]), held(["done", "failed"])]).toEqual(["unsent", "unsent"]);
});

test("open photos block first, unsaved dates last [S-085]", () => {
  expect(held(["going"], { hasShots: true, hasTypedDates: true })).toBe("photos");
  expect([held(["going"], { hasTypedDates: true }), held(["done"], { hasTypedDates: true })]).toEqual(["underWay", "unsaved"]);
});

test("finished uploads do not block sending [S-085]", () => {
  expect([held([]), held(["done"])]).toEqual([null, null]);
});
