import type { SearchAnswer } from "@emdia/contract/search/routes.ts";
import { expect, test } from "vitest";
import { type MatchWords, matchGroups } from "./match-groups.ts";

const words: MatchWords = { language: "en-US", draft: "Rascunho", inactive: "Inativo", contract: (number) => `Contrato ${number}` };
const company = { id: 1, name: "Serra Azul" };
const answer: SearchAnswer = {
  projects: {
    results: [
      { id: 4, name: "Britagem", contract: "CT-1", company, state: "active", isDraft: false },
      { id: 5, name: "Usina", contract: null, company, state: "inactive", isDraft: true },
    ],
    hasMore: true,
  },
  workers: {
    results: [
      {
        id: 9,
        name: "Ana",
        document: { kind: "cpf", country: "BR", type: null, number: "***.982.247-**", isMasked: true },
        role: "Montadora",
        provider: { id: 2, name: "Ipê" },
        status: "active",
      },
    ],
    hasMore: false,
  },
  suppliers: { results: [], hasMore: false },
  documentTypes: {
    results: [
      { ownerId: 0, id: 3, name: "Ficha de EPI", names: { "pt-BR": "Ficha de EPI", "en-US": "PPE form", "es-ES": null }, plan: "SSMA" },
    ],
    hasMore: false,
  },
};

test("matchGroups lists the kinds that have results, in display order", () => {
  expect(matchGroups(answer, "a b", words).map(({ kind, listHref }) => [kind, listHref])).toEqual([
    ["workers", undefined],
    ["projects", "/projetos?query=a%20b"],
    ["documentTypes", undefined],
  ]);
  expect(matchGroups({}, "a b", words)).toEqual([]);
});

test("matchGroups describes each result and links to its page", () => {
  const matches = matchGroups(answer, "a b", words).flatMap((group) => group.matches);
  expect(matches.map(({ name, detail, href }) => [name, detail, href])).toEqual([
    ["Ana", "***.982.247-** · Montadora · Ipê", "/colaboradores/editar/9"],
    ["Britagem", "Contrato CT-1 · Serra Azul", "/projetos/editar/4?secao=visao-geral"],
    ["Usina", "Serra Azul · Rascunho · Inativo", "/projetos/editar/5"],
    ["PPE form", "SSMA", "/pendencias?name=Ficha%20de%20EPI&plan=SSMA"],
  ]);
});

test("matchGroups uses the Portuguese name of a type without a translation", () => {
  const groups = matchGroups(answer, "a b", { ...words, language: "es-ES" });
  expect(groups.at(-1)?.matches.map(({ name }) => name)).toEqual(["Ficha de EPI"]);
});
