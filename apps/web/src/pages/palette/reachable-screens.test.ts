import { expect, test } from "vitest";
import { reachableScreens } from "./reachable-screens.ts";

test("reachableScreens begins with the main menu, in its order [R-029]", () => {
  const screens = reachableScreens(() => true);
  expect(screens.slice(0, 6)).toEqual(["/paineis", "/projetos", "/pendencias", "/colaboradores", "/agenda-de-risco", "/treinamentos"]);
  expect(screens).toContain("/minha-conta");
});

test("reachableScreens includes the dashboards only with their permission [R-030]", () => {
  expect(reachableScreens(() => false)).not.toContain("/paineis");
  expect(reachableScreens(() => false)).toContain("/projetos");
});

test("reachableScreens includes the gate only with answer_gate [CD-158]", () => {
  expect(reachableScreens((permission) => permission === "answer_gate")).toContain("/portaria");
  expect(reachableScreens((permission) => permission !== "answer_gate")).not.toContain("/portaria");
});

test("reachableScreens excludes anonymous screens and screens with a record id [R-043]", () => {
  const screens = reachableScreens(() => true);
  expect(screens).not.toContain("/login");
  expect(screens).not.toContain("/");
  expect(screens).not.toContain("/plataforma/verify");
  expect(screens.filter((path) => path.includes("{"))).toEqual([]);
});
