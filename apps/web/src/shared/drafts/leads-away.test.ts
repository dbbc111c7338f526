import { expect, test } from "vitest";
import { leadsAway } from "./leads-away.ts";

const worker = { pathname: "/colaboradores/editar/7", search: {} };

test("whoever goes to another part of the page on which they type is not asked whether they leave it", () => {
  expect(leadsAway(worker, { ...worker })).toBe(false);
});

test("whoever goes to another page, or to another section of it, leaves what they typed", () => {
  expect(leadsAway(worker, { pathname: "/colaboradores", search: {} })).toBe(true);
  const account = { pathname: "/minha-conta", search: { secao: "perfis" } };
  expect(leadsAway(account, { ...account, search: { secao: "usuarios" } })).toBe(true);
});
