import { expect, test } from "vitest";
import { readView, writeView } from "./view-address.ts";

test("readView parses the URL and returns the list if it is invalid [S-063]", () => {
  expect(readView({})).toEqual({ kind: "list" });
  expect(readView({ perfil: "12" })).toEqual({ kind: "edit", id: 12 });
  expect(readView({ perfil: "novo" })).toEqual({ kind: "new", copyOf: null });
  expect(readView({ perfil: "novo", copiar: "7" })).toEqual({ kind: "new", copyOf: 7 });
  expect(readView({ comparar: "3,9" })).toEqual({ kind: "compare", first: 3, second: 9 });
  expect(readView({ comparar: "," })).toEqual({ kind: "compare", first: null, second: null });
  for (const perfil of ["abc", "-1", "1.5", "", ["1", "2"]]) expect(readView({ perfil })).toEqual({ kind: "list" });
});

test("writeView keeps the section and filter and removes its own parameters [S-063]", () => {
  const list = { secao: "perfis-de-acesso", query: "leitor", page: 2 };
  for (const view of [
    { kind: "edit", id: 12 },
    { kind: "new", copyOf: 7 },
    { kind: "compare", first: 3, second: null },
  ] as const) {
    const opened = writeView(list, view);
    expect(opened).toMatchObject(list);
    expect(readView(opened)).toEqual(view);
    expect(writeView(opened, { kind: "list" })).toEqual(list);
  }
});
