import { expect, test } from "vitest";
import { fieldCalled, isMonth, projectActionOf } from "./history-words.ts";

test('unknown actions and fields fall back to "other"', () => {
  expect([projectActionOf("project.plan_assigned"), projectActionOf("project.painted")]).toEqual(["project.plan_assigned", "other"]);
  expect([fieldCalled("analysisDays"), fieldCalled("colour"), fieldCalled(null)]).toEqual(["analysisDays", "other", "other"]);
});

test("isMonth accepts only valid year-month values", () => {
  expect(["2026-03", "2026-13", "2026-03-01", "SSMA"].map(isMonth)).toEqual([true, false, false, false]);
});
