import { expect, test } from "vitest";
import { ageOn } from "./age.ts";

const today = "2026-11-21";

test("ageOn changes on the birthday, and on 1 March for 29 February", () => {
  expect(ageOn("2010-11-22", today)).toBe(15);
  expect(ageOn("2010-11-21", today)).toBe(16);
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
  expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
});
