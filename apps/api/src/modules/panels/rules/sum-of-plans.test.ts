import { expect, test } from "vitest";
import { sumOfPlans } from "./sum-of-plans.ts";

test("amounts of plans are added per status", () => {
  const stp = {
    total: 5,
    settled: 2,
    irregular: 3,
    providerTurn: 1,
    contractorTurn: 2,
    statuses: [
      { status: "DONE", total: 2 },
      { status: "OPEN", total: 3 },
    ],
  } as const;
  const ssma = {
    total: 1,
    settled: 0,
    irregular: 1,
    providerTurn: 1,
    contractorTurn: 0,
    statuses: [{ status: "OPEN", total: 1 }],
  } as const;
  const { statuses, ...amounts } = sumOfPlans([stp, ssma]);
  expect(amounts).toEqual({ total: 6, settled: 2, irregular: 4, providerTurn: 2, contractorTurn: 2 });
  expect(statuses.filter(({ total }) => total > 0)).toEqual([
    { status: "OPEN", total: 4 },
    { status: "DONE", total: 2 },
  ]);
  expect(sumOfPlans([])).toMatchObject({ total: 0, irregular: 0 });
});
