import { expect, test } from "vitest";
import { findIn } from "./find-in-text.ts";

const runs = (...lines: readonly string[]) => lines.map((str) => ({ str, hasEOL: true }));

test("words are found whatever their accents and capitals", () => {
  expect(findIn(runs("Certidão Negativa", "CERTIDÃO"), "certidao")).toEqual([
    { from: { run: 0, offset: 0 }, to: { run: 0, offset: 8 } },
    { from: { run: 1, offset: 0 }, to: { run: 1, offset: 8 } },
  ]);
});

test("a name that goes on in the next line, or in another run of the same line, is found", () => {
  expect(findIn(runs("João da", "Silva"), "joão da silva")).toEqual([{ from: { run: 0, offset: 0 }, to: { run: 1, offset: 5 } }]);
  const split = [
    { str: "Ipê An", hasEOL: false },
    { str: "daimes", hasEOL: true },
  ];
  expect(findIn(split, "andaimes")).toEqual([{ from: { run: 0, offset: 4 }, to: { run: 1, offset: 6 } }]);
});

test("nothing looked for finds nothing", () => {
  expect(findIn(runs("Certidão"), "  ")).toEqual([]);
  expect(findIn(runs("Certidão"), "holerite")).toEqual([]);
});
