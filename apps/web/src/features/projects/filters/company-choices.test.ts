import { expect, test } from "vitest";
import { companyChoices } from "./company-choices.ts";

const serra = { id: 1, name: "Serra Azul" };
const horizonte = { id: 2, name: "Horizonte" };

test("companyChoices lists own and seen companies once, sorted by name [R-258]", () => {
  expect(companyChoices({ own: [serra], seen: [horizonte, serra, horizonte] })).toEqual([horizonte, serra]);
});

test("companyChoices returns one choice if the user sees one company [R-258]", () => {
  expect(companyChoices({ own: [serra], seen: [serra] })).toHaveLength(1);
});
