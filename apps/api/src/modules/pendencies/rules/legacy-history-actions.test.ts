import { pendencyDeeds } from "@emdia/contract/pendencies/history-deeds.ts";
import { restReasons } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { currentActionName } from "./legacy-history-actions.ts";

test("old rest actions are mapped by their reason [R-438]", () => {
  const rested = restReasons.map((new_value) => [new_value, currentActionName({ action: "pendency.rested", new_value })]);
  expect(rested.filter(([, deed]) => deed === "pendency.rest_for_good")).toEqual([["no_longer_demanded", "pendency.rest_for_good"]]);
  expect(rested.filter(([, deed]) => deed === "pendency.rest_for_a_time")).toHaveLength(restReasons.length - 1);
  expect(currentActionName({ action: "pendency.came_back", new_value: null })).toBe("pendency.come_back");
});

test("current action names stay unchanged", () => {
  expect(pendencyDeeds.map((action) => currentActionName({ action, new_value: null }))).toEqual(pendencyDeeds);
});
