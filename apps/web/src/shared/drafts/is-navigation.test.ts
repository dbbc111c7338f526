import { expect, test } from "vitest";
import { isNavigation } from "./is-navigation.ts";

const worker = { pathname: "/colaboradores/editar/7", search: {} };

test("isNavigation is false for a change of the hash", () => {
  expect(isNavigation(worker, { ...worker })).toBe(false);
});

test("isNavigation is true for another path or another search", () => {
  expect(isNavigation(worker, { pathname: "/colaboradores", search: {} })).toBe(true);
  const account = { pathname: "/minha-conta", search: { secao: "perfis" } };
  expect(isNavigation(account, { ...account, search: { secao: "usuarios" } })).toBe(true);
});
