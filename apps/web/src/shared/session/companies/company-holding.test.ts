import { expect, test } from "vitest";
import { companiesHolding } from "./company-holding.ts";

const [serraAzul, ipe] = [{ id: 1 }, { id: 2 }];
const held = [
  { company: 1, permitions: ["see_users" as const] },
  { company: 2, permitions: ["see_users" as const, "see_invites" as const] },
];
const facts = { companies: [serraAzul, ipe], held, selected: [] };

test("companiesHolding lists the companies in which one key is granted [R-216]", () => {
  expect(companiesHolding({ ...facts, keys: ["see_users"] })).toEqual([serraAzul, ipe]);
  expect(companiesHolding({ ...facts, keys: ["see_invites", "add_invite"] })).toEqual([ipe]);
  expect(companiesHolding({ ...facts, keys: ["see_projects"] })).toEqual([]);
});

test("companiesHolding is limited to the selected companies [R-211]", () => {
  expect(companiesHolding({ ...facts, keys: ["see_users"], selected: [2] })).toEqual([ipe]);
  expect(companiesHolding({ ...facts, keys: ["see_invites"], selected: [1] })).toEqual([]);
});
