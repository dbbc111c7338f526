import { expect, test } from "vitest";
import { fieldCalled, projectActionOf } from "./history-words.ts";

test("what a newer server tells has words as well, though not its own", () => {
  expect([projectActionOf("project.plan_assigned"), projectActionOf("project.painted")]).toEqual(["project.plan_assigned", "other"]);
  expect([fieldCalled("analysisDays"), fieldCalled("colour"), fieldCalled(null)]).toEqual(["analysisDays", "other", "other"]);
});
