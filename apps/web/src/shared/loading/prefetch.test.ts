import { expect, test } from "vitest";
import { mayPrefetch } from "./prefetch.ts";

test("mayPrefetch is true on good connections and in browsers without the API [R-036]", () => {
  expect(mayPrefetch({ saveData: false, effectiveType: "4g" })).toBe(true);
  expect(mayPrefetch({ effectiveType: "3g" })).toBe(true);
  expect(mayPrefetch(undefined)).toBe(true);
});

test("mayPrefetch is false with data saver [R-036]", () => {
  expect(mayPrefetch({ saveData: true, effectiveType: "4g" })).toBe(false);
});

test.each(["2g", "slow-2g"])("mayPrefetch is false on %s [R-036]", (effectiveType) => {
  expect(mayPrefetch({ saveData: false, effectiveType })).toBe(false);
});
