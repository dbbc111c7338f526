import { expect, test } from "vitest";
import { reachableScreens } from "./reachable-screens.ts";

test("the palette begins with the screens of the main menu, in its order [R-029]", () => {
  const screens = reachableScreens(() => true);
  expect(screens.slice(0, 6)).toEqual(["/paineis", "/projetos", "/pendencias", "/colaboradores", "/agenda-de-risco", "/treinamentos"]);
  expect(screens).toContain("/minha-conta");
});

test("it leads to the dashboards only with their permission [R-030]", () => {
  expect(reachableScreens(() => false)).not.toContain("/paineis");
  expect(reachableScreens(() => false)).toContain("/projetos");
});

test("it leads nowhere that a signed-in person is sent away from, and to no screen that asks which record [R-043]", () => {
  const screens = reachableScreens(() => true);
  expect(screens).not.toContain("/login");
  expect(screens).not.toContain("/");
  expect(screens).not.toContain("/plataforma/verify");
  expect(screens.filter((path) => path.includes("{"))).toEqual([]);
});
