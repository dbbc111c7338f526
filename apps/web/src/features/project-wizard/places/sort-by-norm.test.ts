import { expect, test } from "vitest";
import { sortByNorm } from "./sort-by-norm.ts";

const activity = (id: number, norm: string | null) => ({ id, name: `${id}`, norm, documents: [], trainings: [] });

test("sortByNorm sorts NR norms numerically, then other laws, then none [R-274]", () => {
  const activities = [activity(1, "NR-35"), activity(2, null), activity(3, "NR-6"), activity(4, "Lei 14.967/2024"), activity(5, "NR-35")];
  expect(sortByNorm(activities).map(({ id }) => id)).toEqual([3, 1, 5, 4, 2]);
});
