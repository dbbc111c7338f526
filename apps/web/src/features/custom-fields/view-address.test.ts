import { expect, test } from "vitest";
import { readView, writeView } from "./view-address.ts";

test("readView returns the groups, or the group and part in the URL [S-064]", () => {
  expect(readView({ secao: "campos-adicionais" })).toEqual({ groupId: null, part: "campos" });
  expect(readView({ grupo: "7", parte: "fornecedores" })).toEqual({ groupId: 7, part: "fornecedores" });
  expect(readView({ grupo: 7 })).toEqual({ groupId: 7, part: "campos" });
  expect(readView({ grupo: "-1", parte: "nada" })).toEqual({ groupId: null, part: "campos" });
  expect(readView({ grupo: ["7"] })).toEqual({ groupId: null, part: "campos" });
});

test("writeView removes the page and the search of the previous view [S-064]", () => {
  const search = { secao: "campos-adicionais", query: "turno", page: 3 };
  expect(writeView(search, { groupId: 7, part: "fornecedores" })).toEqual({ secao: "campos-adicionais", grupo: 7, parte: "fornecedores" });
  expect(writeView(search, { groupId: 7, part: "campos" })).toEqual({ secao: "campos-adicionais", grupo: 7 });
  expect(writeView(search, { groupId: null, part: "fornecedores" })).toEqual({ secao: "campos-adicionais" });
});
