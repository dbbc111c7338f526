import { expect, test } from "vitest";
import { type Command, findCommands } from "./commands.ts";

const named = (name: string): Command => ({ id: name, group: "screens", name, run: () => undefined });
const commands = ["Painéis", "Projetos", "Pendências", "Criar projeto", "Agenda de risco"].map(named);
const found = (typed: string) => findCommands(commands, typed).map(({ name }) => name);

test("the palette finds a screen without accents and capitals", () => {
  expect(found("pendencias")).toEqual(["Pendências"]);
  expect(found("PAINÉIS")).toEqual(["Painéis"]);
});

test("a name that begins with what was typed comes before one that holds it", () => {
  expect(found("projeto")).toEqual(["Projetos", "Criar projeto"]);
  expect(found("risco")).toEqual(["Agenda de risco"]);
});

test("screens come before actions, however well the action answers", () => {
  const signOut: Command = { ...named("Sair"), group: "actions" };
  expect(findCommands([signOut, named("Ensair")], "sair").map(({ name }) => name)).toEqual(["Ensair", "Sair"]);
});

test("with nothing typed everything is there, in its own order", () => {
  expect(found("  ")).toEqual(["Painéis", "Projetos", "Pendências", "Criar projeto", "Agenda de risco"]);
});

test("a word that nobody knows finds nothing", () => {
  expect(found("xyz")).toEqual([]);
});
