import { expect, test } from "vitest";
import { companyChoices } from "./company-choices.ts";

const serra = { id: 1, name: "Serra Azul" };
const horizonte = { id: 2, name: "Horizonte" };

test("the companies of one's own and of the projects seen are offered once each, by name [R-258]", () => {
  expect(companyChoices({ own: [serra], seen: [horizonte, serra, horizonte] })).toEqual([horizonte, serra]);
});

test("who sees projects of one company has nothing to choose [R-258]", () => {
  expect(companyChoices({ own: [serra], seen: [serra] })).toHaveLength(1);
});
