import { expect, test } from "vitest";
import { asTurned, firstView, scaleOf, sharpnessOf, turned, zoomed } from "./view.ts";

const a4 = { width: 794, height: 1123 };
const room = { width: 700, height: 800 };

test("scaleOf fits the width by default, and the page on request", () => {
  expect(scaleOf(firstView, a4, room)).toBeCloseTo(700 / 794);
  expect(scaleOf({ zoom: "page", turns: 0 }, a4, room)).toBeCloseTo(800 / 1123);
  expect(scaleOf({ zoom: 2, turns: 0 }, a4, room)).toBe(2);
});

test("a rotated page is measured by its rotated size", () => {
  expect(asTurned(a4, 1)).toEqual({ width: 1123, height: 794 });
  expect(scaleOf({ zoom: "width", turns: 1 }, a4, room)).toBeCloseTo(700 / 1123);
});

test("four rotations restore the original view", () => {
  let view = firstView;
  for (const turns of [1, 2, 3, 0]) {
    view = turned(view);
    expect(view.turns).toBe(turns);
  }
});

test("zoomed moves to the next step and stops at both ends", () => {
  expect(zoomed(firstView, 0.88, 1).zoom).toBe(0.9);
  expect(zoomed(firstView, 0.9, 1).zoom).toBe(1);
  expect(zoomed(firstView, 0.88, -1).zoom).toBe(0.75);
  expect(zoomed(firstView, 4, 1).zoom).toBe(4);
  expect(zoomed(firstView, 0.25, -1).zoom).toBe(0.25);
});

test("huge pages fit the width, and long pages get a lower resolution", () => {
  expect(scaleOf(firstView, { width: 14_000_000, height: 14_000_000 }, room)).toBeCloseTo(700 / 14_000_000);
  expect(sharpnessOf({ width: 700, height: 900 }, 2)).toBe(2);
  expect(sharpnessOf({ width: 10, height: 1_000_000 }, 1)).toBeCloseTo(0.016384);
  expect(sharpnessOf({ width: 8_192, height: 8_192 }, 1)).toBe(0.5);
});

test("scaleOf is 1 while the size or the room is unknown", () => {
  expect(scaleOf(firstView, { width: 0, height: 0 }, room)).toBe(1);
  expect(scaleOf(firstView, a4, { width: 0, height: 0 })).toBe(1);
});
