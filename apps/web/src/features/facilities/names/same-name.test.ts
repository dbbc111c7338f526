import { expect, test } from "vitest";
import { firstLetterOf, isNameTaken, isSameName, repeatedAt } from "./same-name.ts";

const mine = { id: 1, name: "Mina Pico Azul" };

test("isSameName ignores case, accents and surrounding spaces [R-297]", () => {
  expect(isSameName("Área de Britagem", " area DE britagem ")).toBe(true);
  expect(isSameName("Mina", "Minas")).toBe(false);
});

test("isNameTaken is true if another facility has the name [R-297]", () => {
  expect(isNameTaken("mina pico azul", [mine])).toBe(true);
  expect(isNameTaken("Mina Pico Verde", [mine])).toBe(false);
});

test("isNameTaken ignores the facility being renamed [R-297]", () => {
  expect(isNameTaken("Mína Pico Azul", [mine], mine.id)).toBe(false);
});

test("firstLetterOf returns the first letter of the trimmed name [R-297]", () => {
  expect(firstLetterOf("  Único")).toBe("Ú");
  expect(firstLetterOf("")).toBe("");
});

test("repeatedAt returns the positions of repeated department names [R-293]", () => {
  expect(repeatedAt(["Paiol", "Oficina", "paiol ", "", ""])).toEqual([2]);
});
