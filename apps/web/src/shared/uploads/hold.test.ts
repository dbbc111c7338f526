import { expect, test } from "vitest";
import { sendBlockerOf } from "./hold.ts";
import type { UploadState } from "./upload.ts";

const held = (states: readonly UploadState[], { hasShots = false, hasTypedDates = false } = {}) =>
  sendBlockerOf({ uploads: states.map((state) => ({ state })), hasShots, hasTypedDates });

test("nothing is sent for analysis while a file of it goes up, waits for its line or was paused [S-085]", () => {
  expect([held(["done", "going"]), held(["waiting"]), held(["lost", "failed"])]).toEqual(["underWay", "underWay", "underWay"]);
  expect([held(["paused"]), held(["done", "failed"])]).toEqual(["unsent", "unsent"]);
});

test("photos that are no document yet come before everything else, dates that nobody saved after it [S-085]", () => {
  expect(held(["going"], { hasShots: true, hasTypedDates: true })).toBe("photos");
  expect([held(["going"], { hasTypedDates: true }), held(["done"], { hasTypedDates: true })]).toEqual(["underWay", "unsaved"]);
});

test("what has arrived holds nothing back [S-085]", () => {
  expect([held([]), held(["done"])]).toEqual([null, null]);
});
