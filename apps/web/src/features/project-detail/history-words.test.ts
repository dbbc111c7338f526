import { expect, test } from "vitest";
import { fieldCalled, isMonth, projectActionOf } from "./history-words.ts";

test("what a newer server tells has words as well, though not its own", () => {
  expect([projectActionOf("project.plan_assigned"), projectActionOf("project.painted")]).toEqual(["project.plan_assigned", "other"]);
  expect([fieldCalled("analysisDays"), fieldCalled("colour"), fieldCalled(null)]).toEqual(["analysisDays", "other", "other"]);
});

test("a month is told as one, and nothing else is", () => {
  expect(["2026-03", "2026-13", "2026-03-01", "SSMA"].map(isMonth)).toEqual([true, false, false, false]);
});
