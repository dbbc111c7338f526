import { expect, test } from "vitest";
import { findIn } from "./find-in-text.ts";

const runs = (...lines: readonly string[]) => lines.map((str) => ({ str, hasEOL: true }));

test("findIn ignores accents and case", () => {
  expect(findIn(runs("Certidão Negativa", "CERTIDÃO"), "certidao")).toEqual([
    { from: { run: 0, offset: 0 }, to: { run: 0, offset: 8 } },
    { from: { run: 1, offset: 0 }, to: { run: 1, offset: 8 } },
  ]);
});

test("findIn finds text across lines and runs", () => {
  expect(findIn(runs("João da", "Silva"), "joão da silva")).toEqual([{ from: { run: 0, offset: 0 }, to: { run: 1, offset: 5 } }]);
  const split = [
    { str: "Ipê An", hasEOL: false },
    { str: "daimes", hasEOL: true },
  ];
  expect(findIn(split, "andaimes")).toEqual([{ from: { run: 0, offset: 4 }, to: { run: 1, offset: 6 } }]);
});

test("findIn returns nothing for an empty query or without a match", () => {
  expect(findIn(runs("Certidão"), "  ")).toEqual([]);
  expect(findIn(runs("Certidão"), "holerite")).toEqual([]);
});
