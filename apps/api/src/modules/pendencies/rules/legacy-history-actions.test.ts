import { pendencyDeeds } from "@emdia/contract/pendencies/history-deeds.ts";
import { restReasons } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { currentActionName } from "./legacy-history-actions.ts";

test("what was once told in other words is read in those of today, by the reason for which it rests [R-438]", () => {
  const rested = restReasons.map((new_value) => [new_value, currentActionName({ action: "pendency.rested", new_value })]);
  expect(rested.filter(([, deed]) => deed === "pendency.rest_for_good")).toEqual([["no_longer_demanded", "pendency.rest_for_good"]]);
  expect(rested.filter(([, deed]) => deed === "pendency.rest_for_a_time")).toHaveLength(restReasons.length - 1);
  expect(currentActionName({ action: "pendency.came_back", new_value: null })).toBe("pendency.come_back");
});

test("whatever is told in today's words is read as it was written", () => {
  expect(pendencyDeeds.map((action) => currentActionName({ action, new_value: null }))).toEqual(pendencyDeeds);
});
