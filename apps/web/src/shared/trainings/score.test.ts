import { expect, test } from "vitest";
import { scoreFromTyped, scoreText } from "./score.ts";

test.each([
  ["7,5", 7.5],
  [" 10 ", 10],
  ["0", 0],
  ["6.9", 6.9],
  ["", null],
  ["7,25", "invalid"],
  ["10,1", "invalid"],
  ["11", "invalid"],
  ["-1", "invalid"],
  ["=1+1", "invalid"],
  ["7,", "invalid"],
])("the typed score %j is read as %j", (typed, score) => {
  expect(scoreFromTyped(typed)).toBe(score);
});

test("a score has one decimal and the separator of the language", () => {
  expect([scoreText(7, "pt-BR"), scoreText(8.5, "es-ES"), scoreText(8.5, "en-US")]).toEqual(["7,0", "8,5", "8.5"]);
});
