import { describe, expect, test } from "vitest";
import { ALL_TYPES, groupsOf, tickedAll, typesIn } from "./demand-groups.ts";

const demand = (id: number, name: string, about: { readonly type: string; readonly category: string }) => ({
  id,
  name,
  description: "",
  ...about,
  frequency: "once",
  blocksWork: false,
  questions: [],
});
const demands = [
  demand(1, "ASO admissional", { type: "EMPLOYEE", category: "health" }),
  demand(2, "Ficha de EPI", { type: "EMPLOYEE", category: "protective_equipment" }),
  demand(3, "PCMSO", { type: "PROVIDER", category: "health" }),
  demand(4, "Certidão de saúde", { type: "PROVIDER", category: "certificates" }),
];

describe("grouping of required documents", () => {
  test("groupsOf groups documents by category, and typesIn lists the types", () => {
    expect(typesIn(demands)).toEqual(["EMPLOYEE", "PROVIDER"]);
    const groups = groupsOf(demands, { words: "", type: ALL_TYPES });
    expect(groups.map(({ category, demands: found }) => [category, found.map(({ id }) => id)])).toEqual([
      ["health", [1, 3]],
      ["protective_equipment", [2]],
      ["certificates", [4]],
    ]);
  });

  test("groupsOf ignores accents and word order, and filters by type", () => {
    expect(groupsOf(demands, { words: "SAUDE certidao", type: ALL_TYPES }).map(({ category }) => category)).toEqual(["certificates"]);
    expect(groupsOf(demands, { words: "", type: "PROVIDER" }).flatMap(({ demands: found }) => found.map(({ id }) => id))).toEqual([3, 4]);
  });

  test("groupsOf lists only the given documents", () => {
    const groups = groupsOf(demands, { words: "", type: ALL_TYPES, only: [4, 1] });
    expect(groups.flatMap(({ demands: found }) => found.map(({ id }) => id))).toEqual([1, 4]);
    expect(groupsOf(demands, { words: "", type: ALL_TYPES, only: [] })).toEqual([]);
  });

  test("tickedAll adds or removes a whole category and keeps the rest", () => {
    expect(tickedAll([2], [3, 1], true)).toEqual([1, 2, 3]);
    expect(tickedAll([1, 2, 3], [1, 3], false)).toEqual([2]);
  });
});
