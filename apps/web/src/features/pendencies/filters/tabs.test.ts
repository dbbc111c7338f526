import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { changeToTab, chosenTabs, countOf, countShown, tabs } from "./tabs.ts";

const totals = tabs.map((tab, at) => ({ ...tab, total: at + 1, isExact: true }));

test("every status has a tab, and OPEN has two [R-404] [R-410]", () => {
  expect(tabs.map(({ status }) => status)).toEqual(["OPEN", ...pendencyStatuses]);
  expect(tabs.filter(({ rejected }) => rejected)).toEqual([{ status: "OPEN", rejected: true }]);
});

test("exact tabs add up to the number of all rows", () => {
  const each = tabs.map((tab) => countOf(totals, [tab]).total);
  expect(each.reduce((sum, total) => sum + total, 0)).toBe(countShown(totals, {}).total);
  expect(countShown([...totals, { status: "DONE", rejected: false, total: 1_000, isExact: false }], {}).isExact).toBe(false);
});

test("selecting a tab selects exactly that tab", () => {
  for (const tab of tabs) expect(chosenTabs(changeToTab(tab))).toEqual([tab]);
  expect(chosenTabs(changeToTab(null))).toEqual([]);
  expect(chosenTabs({ status: ["OPEN"] })).toEqual(tabs.filter(({ status }) => status === "OPEN"));
  expect(chosenTabs({ rejected: true })).toEqual([{ status: "OPEN", rejected: true }]);
});
