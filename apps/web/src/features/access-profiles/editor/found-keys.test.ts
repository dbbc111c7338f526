import { expect, test } from "vitest";
import { foundKeys } from "./found-keys.ts";

const says = {
  see_employee_badge: "ver o crachá Abre o crachá e mostra se a entrada está liberada.",
  add_invite: "convidar usuários Chama pessoas para a empresa por e-mail.",
};
const find = (typed: string) => foundKeys(["see_employee_badge", "add_invite"], typed, (key) => says[key as keyof typeof says]);

test("foundKeys matches words of label and sentence without accents or order", () => {
  expect(find("CRACHA")).toEqual(["see_employee_badge"]);
  expect(find("e-mail convidar")).toEqual(["add_invite"]);
  expect(find("convidar crachá")).toEqual([]);
  expect(find("  ")).toEqual(["see_employee_badge", "add_invite"]);
});
