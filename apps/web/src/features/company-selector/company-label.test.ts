import { expect, test } from "vitest";
import { companyLabel } from "./company-label.ts";

const ipe = { id: 4, tradingName: "Ipê" };
const serraAzul = { id: 9, tradingName: "Serra Azul" };
const voltta = { id: 11, tradingName: "Voltta" };

test("companyLabel returns the name of an only company, and none without companies [CD-165]", () => {
  expect(companyLabel([ipe], [])).toEqual({ kind: "only", name: "Ipê" });
  expect(companyLabel([], [4])).toEqual({ kind: "none" });
});

test("companyLabel names all companies, one, or the first and a count [R-211] [CD-165]", () => {
  const all = [ipe, serraAzul, voltta];
  expect(companyLabel(all, [])).toEqual({ kind: "all" });
  expect(companyLabel(all, [4, 9, 11])).toEqual({ kind: "all" });
  expect(companyLabel(all, [9])).toEqual({ kind: "one", name: "Serra Azul" });
  expect(companyLabel(all, [11, 4])).toEqual({ kind: "several", name: "Ipê", others: 1 });
});

test("companyLabel ignores a selected company that is not the user's", () => {
  expect(companyLabel([ipe, serraAzul], [77])).toEqual({ kind: "all" });
});
