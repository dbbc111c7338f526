import { expect, test } from "vitest";
import { blindProbeFor, probeFor } from "./page-end.ts";

test("where a page of many projects ends is asked of some of them, of fewer the more they have", () => {
  expect(probeFor({ length: 400, total: 6_000, reach: 1_000 })).toEqual({ every: 19, share: (1_300 + 8 * 19) / 6_000 });
  expect(probeFor({ length: 400, total: 2_500, reach: 100 })?.every).toBe(8);
  expect(probeFor({ length: 400, total: 100_000, reach: 100 })?.every).toBe(25);
});

test("few projects are read whole, and so are many that have no more than a page wants of them, or nothing", () => {
  expect(probeFor({ length: 40, total: 6_000, reach: 1_000 })).toBeUndefined();
  expect(probeFor({ length: 400, total: 2_000, reach: 1_000 })).toBeUndefined();
  expect(probeFor({ length: 400, total: 0, reach: 20 })).toBeUndefined();
});

test("before it is known how much they have about as many of many projects are asked, and how much comes before the end is told of all", () => {
  expect(blindProbeFor({ length: 400, reach: 1_000 })).toEqual({ every: 17, wanted: 1_300 + 8 * 17 });
  expect(blindProbeFor({ length: 72, reach: 1_000 })?.every).toBe(8);
  expect(blindProbeFor({ length: 1_000, reach: 1_000 })?.every).toBe(25);
  expect(blindProbeFor({ length: 40, reach: 1_000 })).toBeUndefined();
});
