import { expect, test } from "vitest";
import { platformCatalogue } from "../../catalogue/platform-catalogue.ts";
import { correctionsOf, printedSample } from "../../test/files/printed-sample.ts";
import { drawable } from "./flaws.ts";
import { roundsOf } from "./rounds.ts";

test("every document type has more than one possible fault", () => {
  for (const type of platformCatalogue.documentTypes)
    expect(drawable(printedSample(type), correctionsOf(type)).length, type.code).toBeGreaterThan(1);
});

test("one in five documents in review has a fault, approved ones none", () => {
  const [type] = platformCatalogue.documentTypes;
  if (!type) throw new Error("the catalogue has types");
  const [printed, corrections] = [printedSample(type), correctionsOf(type)];
  const current = (status: "IN_REVISION" | "DONE", seed: number) => roundsOf(status, printed, { corrections, seed }).sendings.at(-1)?.flaw;
  const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);
  const wrong = seeds.filter((seed) => current("IN_REVISION", seed) !== null).length;
  expect(wrong / seeds.length).toBeGreaterThan(0.17);
  expect(wrong / seeds.length).toBeLessThan(0.23);
  expect(seeds.filter((seed) => current("DONE", seed) !== null)).toEqual([]);
});

test("a rejected sending ends with the sending that replaces it", () => {
  const [type] = platformCatalogue.documentTypes;
  if (!type) throw new Error("the catalogue has types");
  const all = Array.from({ length: 100 }, (_, seed) => roundsOf("DONE", printedSample(type), { corrections: correctionsOf(type), seed }));
  const twice = all.find(({ round }) => round === 2);
  expect(twice?.rejectedRound).toBe(1);
  expect(twice?.sendings.map(({ fromRound, untilRound, flaw }) => [fromRound, untilRound, flaw !== null])).toEqual([
    [1, 1, true],
    [2, null, false],
  ]);
});
