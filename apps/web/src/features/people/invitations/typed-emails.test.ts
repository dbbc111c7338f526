import { expect, test } from "vitest";
import { typedEmails } from "./typed-emails.ts";

test("typedEmails splits on any separator and removes duplicates [R-302]", () => {
  expect(typedEmails("ana@ipe.example")).toEqual(["ana@ipe.example"]);
  expect(typedEmails(" ana@ipe.example, bia@ipe.example;\n\ncaio@ipe.example\tdaniel@ipe.example ")).toEqual([
    "ana@ipe.example",
    "bia@ipe.example",
    "caio@ipe.example",
    "daniel@ipe.example",
  ]);
  expect(typedEmails("Ana@ipe.example ana@ipe.example")).toEqual(["ana@ipe.example"]);
  expect(typedEmails(" ,; \n")).toEqual([]);
});
