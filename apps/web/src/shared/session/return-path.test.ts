import { expect, test } from "vitest";
import { createReturnPath } from "./return-path.ts";
import { memoryStorage } from "./storage/browser-storage.ts";

const link = "/exportacoes/0a1b";

test("a sign-in returns to the mailed link instead of the home [CD-164]", () => {
  const returnPath = createReturnPath(memoryStorage());
  returnPath.keep(link);
  expect(["/login", "/", "/projetos"].map((path) => returnPath.targetOf(path as "/"))).toEqual(["/login", "/", link]);
  returnPath.forget();
  expect(returnPath.targetOf("/projetos")).toBe("/projetos");
});

test("other paths are not kept across the sign-in [R-043] [CD-164]", () => {
  const returnPath = createReturnPath(memoryStorage());
  for (const path of ["/pendencias", "/minha-conta", "/exportacoes", "https://other.example/exportacoes/1"]) returnPath.keep(path);
  expect(returnPath.targetOf("/projetos")).toBe("/projetos");
  expect(createReturnPath(memoryStorage([["returnPath", "//other.example"]])).targetOf("/projetos")).toBe("/projetos");
});
