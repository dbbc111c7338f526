import { expect, test } from "vitest";
import { isReserved } from "../reserved-paths.ts";
import { reachableScreens } from "./reachable-screens.ts";

test("reachableScreens begins with the built screens of the main menu", () => {
  const screens = reachableScreens(() => true);
  expect(screens.slice(0, 4)).toEqual(["/paineis", "/projetos", "/pendencias", "/colaboradores"]);
  expect(screens).toContain("/minha-conta");
});

test("reachableScreens excludes screens that are not built", () => {
  expect(reachableScreens(() => true).filter(isReserved)).toEqual([]);
});

test("reachableScreens includes the gate only with answer_gate [CD-158]", () => {
  expect(reachableScreens((permission) => permission === "answer_gate")).toContain("/portaria");
  expect(reachableScreens((permission) => permission !== "answer_gate")).not.toContain("/portaria");
});

test("reachableScreens includes the classes of today only with the status permission", () => {
  const key = "update_training_class_employees_status";
  expect(reachableScreens((permission) => permission === key)).toContain("/treinamentos/chamada");
  expect(reachableScreens((permission) => permission !== key)).not.toContain("/treinamentos/chamada");
});

test("reachableScreens excludes anonymous screens and screens with a record id [R-043]", () => {
  const screens: readonly string[] = reachableScreens(() => true);
  for (const path of ["/login", "/", "/plataforma/verify", "/caixa-de-saida", "/treinamentos/turma", "/treinamentos/treinamento"])
    expect(screens).not.toContain(path);
  expect(screens.filter((path) => path.includes("{"))).toEqual([]);
});
