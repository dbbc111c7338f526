import { expect, test } from "vitest";
import { openTabs } from "./tabs.ts";

const everything = () => true;
const nothing = () => false;
const at = (pathname: string, aba?: string) => ({ pathname, aba });

test("the address opens a tab by query or by path [CD-021]", () => {
  const open = (pathname: string, aba?: string) => openTabs(at(pathname, aba), everything).open;
  expect([open("/treinamentos"), open("/treinamentos", "turma"), open("/treinamentos", "treinamento")]).toEqual([
    "turma",
    "turma",
    "treinamento",
  ]);
  expect([open("/treinamentos/turma"), open("/treinamentos/treinamento/"), open("/treinamentos", "outra")]).toEqual([
    "turma",
    "treinamento",
    "turma",
  ]);
});

test("the tab Turmas needs see_training_class [R-222]", () => {
  const { offered, open } = openTabs(at("/treinamentos/turma"), (key) => key !== "see_training_class");
  expect([offered, open]).toEqual([["treinamento"], "treinamento"]);
});

test("the configuration tab needs see_training_class_config [R-223]", () => {
  const { offered, open } = openTabs(at("/treinamentos", "treinamento"), (key) => key !== "see_training_class_config");
  expect([offered, open]).toEqual([["turma"], "turma"]);
});

test("no tab is offered without both permissions [R-222] [R-223]", () => {
  expect(openTabs(at("/treinamentos", "treinamento"), nothing)).toEqual({ offered: [], open: "treinamento" });
});
