import { expect, test } from "vitest";
import { mayReload } from "./chunk-reload.ts";

test("the first lost chunk reloads the page [R-070]", () => {
  expect(mayReload(null, 1_000)).toBe(true);
});

test("another lost chunk reloads the page only after a minute [R-070]", () => {
  const reloadedAt = 1_000_000;
  expect(mayReload(reloadedAt, reloadedAt + 59_999)).toBe(false);
  expect(mayReload(reloadedAt, reloadedAt + 60_000)).toBe(true);
});
