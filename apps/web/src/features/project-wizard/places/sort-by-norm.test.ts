import { expect, test } from "vitest";
import { riskActivitiesWith, sortByNorm } from "./sort-by-norm.ts";

const activity = (id: number, norm: string | null) => ({ id, name: `${id}`, norm, documents: [], trainings: [] });

test("sortByNorm sorts NR norms numerically, then other laws, then none [R-274]", () => {
  const activities = [activity(1, "NR-35"), activity(2, null), activity(3, "NR-6"), activity(4, "Lei 14.967/2024"), activity(5, "NR-35")];
  expect(sortByNorm(activities).map(({ id }) => id)).toEqual([3, 1, 5, 4, 2]);
});

test("riskActivitiesWith finds words in name and norm without accents", () => {
  const height = { ...activity(1, "NR-35"), name: "Trabalho em altura" };
  const activities = [height, { ...activity(2, null), name: "Mergulho" }];
  expect(riskActivitiesWith(activities, "ALTURA nr-35")).toEqual([height]);
  expect(riskActivitiesWith(activities, " ")).toEqual(activities);
  expect(riskActivitiesWith(activities, "nr-10")).toEqual([]);
});
