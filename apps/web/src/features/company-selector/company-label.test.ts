import { expect, test } from "vitest";
import { companyLabel } from "./company-label.ts";

const ipe = { id: 4, tradingName: "Ipê" };
const serraAzul = { id: 9, tradingName: "Serra Azul" };
const voltta = { id: 11, tradingName: "Voltta" };

test("with one company the bar only says its name, and without any it says nothing [CD-165]", () => {
  expect(companyLabel([ipe], [])).toEqual({ kind: "only", name: "Ipê" });
  expect(companyLabel([], [4])).toEqual({ kind: "none" });
});

test("the bar says which companies are looked at: all, one, or the first and how many more [R-211] [CD-165]", () => {
  const all = [ipe, serraAzul, voltta];
  expect(companyLabel(all, [])).toEqual({ kind: "all" });
  expect(companyLabel(all, [4, 9, 11])).toEqual({ kind: "all" });
  expect(companyLabel(all, [9])).toEqual({ kind: "one", name: "Serra Azul" });
  expect(companyLabel(all, [11, 4])).toEqual({ kind: "several", name: "Ipê", others: 1 });
});

test("a company that is no longer one's own counts for nothing", () => {
  expect(companyLabel([ipe, serraAzul], [77])).toEqual({ kind: "all" });
});
