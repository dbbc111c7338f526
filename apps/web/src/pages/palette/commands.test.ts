import { expect, test } from "vitest";
import { type Command, findCommands } from "./commands.ts";

const named = (name: string): Command => ({ id: name, group: "screens", name, run: () => undefined });
const commands = ["Painéis", "Projetos", "Pendências", "Criar projeto", "Agenda de risco"].map(named);
const found = (typed: string) => findCommands(commands, typed).map(({ name }) => name);

test("findCommands ignores accents and case", () => {
  expect(found("pendencias")).toEqual(["Pendências"]);
  expect(found("PAINÉIS")).toEqual(["Painéis"]);
});

test("findCommands ranks a prefix of the name above a prefix of a word", () => {
  expect(found("projeto")).toEqual(["Projetos", "Criar projeto"]);
  expect(found("risco")).toEqual(["Agenda de risco"]);
});

test("findCommands lists screens before actions, even if the action matches better", () => {
  const signOut: Command = { ...named("Sair"), group: "actions" };
  expect(findCommands([signOut, named("Pode sair")], "sair").map(({ name }) => name)).toEqual(["Pode sair", "Sair"]);
});

test("findCommands returns every command in its order for empty input", () => {
  expect(found("  ")).toEqual(["Painéis", "Projetos", "Pendências", "Criar projeto", "Agenda de risco"]);
});

test("findCommands returns nothing for an unknown word or the inside of one", () => {
  expect(found("xyz")).toEqual([]);
  expect(found("rojeto")).toEqual([]);
});
