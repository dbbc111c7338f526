import { expect, test } from "vitest";
import { normalizeSearchTerm } from "./normalize-search-term.ts";

test("normalizeSearchTerm removes punctuation from numbers and codes only", () => {
  expect(["28.764.019/0001-23", "529.982.247-25", "12 345", "12.ABC.345/01DE-35", "co41-08"].map(normalizeSearchTerm)).toEqual([
    "28764019000123",
    "52998224725",
    "12345",
    "12ABC34501DE35",
    "co4108",
  ]);
  const words = ["Ipê Andaimes", "d'Ávila", "Obra 12-B", "Serra-Azul", "-", ". /"];
  expect(words.map(normalizeSearchTerm)).toEqual(words);
});
