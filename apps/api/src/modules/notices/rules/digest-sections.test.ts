import { expect, test } from "vitest";
import { sectionContents, sectionsOfDay } from "./digest-sections.ts";

test("only the first digest of a week has the weekly section", () => {
  expect(sectionsOfDay(true)).toEqual(["digest_daily", "digest_weekly", "digest_next_due"]);
  expect(sectionsOfDay(false)).toEqual(["digest_daily", "digest_next_due"]);
  expect(sectionContents.digest_next_due.topics).toEqual(["near_expiry"]);
});
