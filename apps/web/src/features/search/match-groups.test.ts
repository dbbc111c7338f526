import type { SearchAnswer } from "@emdia/contract/search/routes.ts";
import { expect, test } from "vitest";
import { type MatchWords, matchGroups } from "./match-groups.ts";

const words: MatchWords = {
  language: "en-US",
  states: { draft: "Rascunho", inactive: "Inativo", ended: "Encerrado" },
  contract: (number) => `Contrato ${number}`,
};
const company = { id: 1, name: "Serra Azul" };
const answer: SearchAnswer = {
  projects: {
    results: [
      { id: 4, name: "Britagem", contract: "CT-1", company, state: "active", hasEnded: true, isDraft: false },
      { id: 5, name: "Usina", contract: null, company, state: "inactive", hasEnded: false, isDraft: true },
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
  suppliers: { results: [{ id: 2, name: "Ipê", cnpj: "28764019000123" }], hasMore: true },
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
    ["suppliers", "/fornecedores?name=a%20b"],
    ["documentTypes", undefined],
  ]);
  expect(matchGroups({}, "a b", words)).toEqual([]);
});

test("matchGroups describes each result and links to its page", () => {
  const matches = matchGroups(answer, "a b", words).flatMap((group) => group.matches);
  expect(matches.map(({ name, detail, href }) => [name, detail, href])).toEqual([
    ["Ana", "***.982.247-** · Montadora · Ipê", "/colaboradores/editar/9"],
    ["Britagem", "Contrato CT-1 · Serra Azul · Encerrado", "/projetos/editar/4?secao=visao-geral"],
    ["Usina", "Serra Azul · Rascunho", "/projetos/editar/5"],
    ["Ipê", "28.764.019/0001-23", "/fornecedores/2"],
    ["PPE form", "SSMA", "/pendencias?name=Ficha%20de%20EPI&plan=SSMA"],
  ]);
});

test("matchGroups uses the Portuguese name of a type without a translation", () => {
  const groups = matchGroups(answer, "a b", { ...words, language: "es-ES" });
  expect(groups.at(-1)?.matches.map(({ name }) => name)).toEqual(["Ficha de EPI"]);
});
