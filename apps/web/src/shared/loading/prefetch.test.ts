import { expect, test } from "vitest";
import { mayPrefetch } from "./prefetch.ts";

test("a link is fetched ahead on a good connection, and where the browser does not tell [R-036]", () => {
  expect(mayPrefetch({ saveData: false, effectiveType: "4g" })).toBe(true);
  expect(mayPrefetch({ effectiveType: "3g" })).toBe(true);
  expect(mayPrefetch(undefined)).toBe(true);
});

test("nothing is fetched ahead for people who save data [R-036]", () => {
  expect(mayPrefetch({ saveData: true, effectiveType: "4g" })).toBe(false);
});

test.each(["2g", "slow-2g"])("nothing is fetched ahead on %s [R-036]", (effectiveType) => {
  expect(mayPrefetch({ saveData: false, effectiveType })).toBe(false);
});
