import { expect, test } from "vitest";
import { firstLetterOf, isNameTaken, isSameName, repeatedAt } from "./same-name.ts";

const mine = { id: 1, name: "Mina Pico Azul" };

test("names that differ in case, accents or spaces around them are the same [R-297]", () => {
  expect(isSameName("Área de Britagem", " area DE britagem ")).toBe(true);
  expect(isSameName("Mina", "Minas")).toBe(false);
});

test("a unit may not take the name of another [R-297]", () => {
  expect(isNameTaken("mina pico azul", [mine])).toBe(true);
  expect(isNameTaken("Mina Pico Verde", [mine])).toBe(false);
});

test("a unit being renamed may keep its own name, with other accents too [R-297]", () => {
  expect(isNameTaken("Mína Pico Azul", [mine], mine.id)).toBe(false);
});

test("the check asks for the first letter of the name [R-297]", () => {
  expect(firstLetterOf("  Único")).toBe("Ú");
  expect(firstLetterOf("")).toBe("");
});

test("an area named twice in one unit is found where it comes again [R-293]", () => {
  expect(repeatedAt(["Paiol", "Oficina", "paiol ", "", ""])).toEqual([2]);
});
