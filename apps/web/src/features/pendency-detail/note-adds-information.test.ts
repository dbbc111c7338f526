import { expect, test } from "vitest";
import { noteAddsInformation } from "./note-adds-information.ts";

const point = (invalidDescription: string) => ({
  question: "O documento está assinado?",
  invalidDescription,
  action: "Colha a assinatura e envie de novo.",
  example: "Assinatura na última folha.",
});
const points = [point("Falta a assinatura."), point("O nome não confere")];

test("noteAddsInformation is false for a note that repeats the explained points [S-071]", () => {
  expect(noteAddsInformation("Falta a assinatura.", points)).toBe(false);
  expect(noteAddsInformation("falta a assinatura", points)).toBe(false);
  expect(noteAddsInformation("1. Falta a assinatura.\n2. O nome não confere.", points)).toBe(false);
  expect(noteAddsInformation("Falta a assinatura; o nome não confere. Colha a assinatura e envie de novo.", points)).toBe(false);
});

test("noteAddsInformation is true for a note with additional text [S-071]", () => {
  expect(noteAddsInformation("Falta a assinatura. Ligue para a portaria antes.", points)).toBe(true);
  expect(noteAddsInformation("Falta", points)).toBe(true);
});

test("noteAddsInformation is true for any note without explained points [S-071]", () => {
  expect(noteAddsInformation("Reaberta a pedido da obra.", [])).toBe(true);
  expect(noteAddsInformation("4512/2026", [])).toBe(true);
  expect(noteAddsInformation(" \n", [])).toBe(false);
});
