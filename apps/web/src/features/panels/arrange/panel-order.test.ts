import { defaultPanels } from "@emdia/contract/panels/preferences.ts";
import { expect, test } from "vitest";
import { inOrder, isDefault, movePanel, showPanel } from "./panel-order.ts";

const names = (panels: typeof defaultPanels) => panels.map(({ type }) => type);

test("a moved panel gets a new place and all panels are numbered again", () => {
  const moved = movePanel(defaultPanels, "RankingProvider", -7);
  expect(names(moved).slice(0, 2)).toEqual(["RankingProvider", "IndicatorConformity"]);
  expect(moved.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(names(movePanel(moved, "RankingProvider", 7))).toEqual(names(defaultPanels));
});

test("a panel at an end stays there", () => {
  expect(movePanel(defaultPanels, "IndicatorConformity", -1)).toEqual(defaultPanels);
  expect(movePanel(defaultPanels, "RankingProvider", 1)).toEqual(defaultPanels);
});

test("panels are sorted by their order and not by their place in the answer", () => {
  expect(inOrder(defaultPanels.toReversed())).toEqual(defaultPanels);
});

test("the arrangement is the default only with every panel in place and active [R-342]", () => {
  expect(isDefault(defaultPanels)).toBe(true);
  expect(isDefault(showPanel(defaultPanels, "ConformityMonth", false))).toBe(false);
  expect(isDefault(movePanel(defaultPanels, "ConformityMonth", 1))).toBe(false);
});
