import { expect, test } from "vitest";
import { byNorm } from "./by-norm.ts";

const activity = (id: number, norm: string | null) => ({ id, name: `${id}`, norm, documents: [], trainings: [] });

test("risk activities stand under their norm, in the order of its number, and the others last [R-274]", () => {
  const groups = byNorm([activity(1, "NR-35"), activity(2, null), activity(3, "NR-6"), activity(4, "NR-35")]);
  expect(groups.map(({ norm, activities }) => [norm, activities.map(({ id }) => id)])).toEqual([
    ["NR-6", [3]],
    ["NR-35", [1, 4]],
    [null, [2]],
  ]);
});
