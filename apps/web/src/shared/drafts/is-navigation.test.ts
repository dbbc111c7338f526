import { expect, test } from "vitest";
import { isNavigation } from "./is-navigation.ts";

const worker = { pathname: "/colaboradores/editar/7", search: {} };

test("whoever goes to another part of the page on which they type is not asked whether they leave it", () => {
  expect(isNavigation(worker, { ...worker })).toBe(false);
});

test("whoever goes to another page, or to another section of it, leaves what they typed", () => {
  expect(isNavigation(worker, { pathname: "/colaboradores", search: {} })).toBe(true);
  const account = { pathname: "/minha-conta", search: { secao: "perfis" } };
  expect(isNavigation(account, { ...account, search: { secao: "usuarios" } })).toBe(true);
});
