import { expect, test } from "vitest";
import { text } from "../../text/pt-br.ts";
import { menuFor } from "./main-menu.ts";

const labels = (mayAll: boolean) => menuFor(() => mayAll).map(({ path }) => text.menu[path]);

test("the main menu has six links in the specified order [R-029]", () => {
  expect(labels(true)).toEqual(["Painéis", "Projetos", "Pendências", "Colaboradores", "Agenda de risco", "Treinamentos"]);
});

test("the dashboards link requires the management permission [R-030]", () => {
  const checked: string[] = [];
  const shown = menuFor((permission) => {
    checked.push(permission);
    return false;
  });
  expect(checked).toEqual(["see_management_panel"]);
  expect(shown.map(({ path }) => path)).not.toContain("/paineis");
  expect(shown).toHaveLength(5);
});
