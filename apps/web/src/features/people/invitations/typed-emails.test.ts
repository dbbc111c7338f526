import { expect, test } from "vitest";
import { typedEmails } from "./typed-emails.ts";

test("several addresses are told apart however they are separated, and each counts once [R-302]", () => {
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
