import { expect, test } from "vitest";
import { countsProjectsOnce, countsWorkersOnce, type RecordInput, recordKeys } from "./record-keys.ts";

const contractor = (companyIds: number[], projectIds: number[] | "all" = "all") => ({
  side: "contractor" as const,
  companyIds,
  projectIds,
});
const supplier = (companyIds: number[], projectIds: number[] | "all" = "all") => ({ side: "provider" as const, companyIds, projectIds });
const keysOf = (branches: RecordInput["branches"], rest: Partial<RecordInput> = {}) => {
  const keys = recordKeys({ branches, projects: [], ...rest });
  const text = (list: readonly { contractorId: number; projectId: number; providerId: number }[] = []) =>
    list.map(({ contractorId, projectId, providerId }) => `${contractorId}/${projectId}/${providerId}`);
  return keys && { added: text(keys.added), subtracted: text(keys.subtracted) };
};
const project = (id: number) => ({ id, contractorId: 1 });

test("each level of a user has its record", () => {
  expect(keysOf([contractor([1, 2])])).toEqual({ added: ["1/0/0", "2/0/0"], subtracted: [] });
  expect(keysOf([contractor([1], [7, 8])], { projects: [project(7), project(8)] })?.added).toEqual(["1/7/0", "1/8/0"]);
  expect(keysOf([supplier([3, 4])])?.added).toEqual(["0/0/3", "0/0/4"]);
  expect(keysOf([])).toEqual({ added: [], subtracted: [] });
});

test("rows seen from both sides are subtracted once", () => {
  expect(keysOf([contractor([1]), supplier([3])])).toEqual({ added: ["1/0/0", "0/0/3"], subtracted: ["1/0/3"] });
  expect(keysOf([contractor([1], [7]), supplier([3], [7])], { projects: [project(7)] })).toEqual({ added: ["1/7/0"], subtracted: [] });
});

test("a supplier filter selects the records of that supplier", () => {
  expect(keysOf([contractor([1])], { provider: 5 })?.added).toEqual(["1/0/5"]);
  expect(keysOf([contractor([1]), supplier([3, 4])], { provider: 4 })).toEqual({ added: ["1/0/4", "0/0/4"], subtracted: ["1/0/4"] });
  expect(keysOf([supplier([3])], { provider: 9 })?.added).toEqual([]);
});

test("one supplier in one project has no record", () => {
  expect(keysOf([contractor([1], [7])], { projects: [project(7)], provider: 5 })).toBeUndefined();
  expect(keysOf([supplier([3], [7])])).toBeUndefined();
  expect(keysOf([contractor([1], [7]), supplier([3])], { projects: [project(7)] })).toBeUndefined();
  expect(keysOf([contractor([1], [7]), supplier([3], [7, 8])], { projects: [project(7)] })).toBeUndefined();
});

test("sums count a shared project or worker once or are refused", () => {
  const key = { contractorId: 1, projectId: 0, providerId: 0 };
  const ofSupplier = { contractorId: 0, projectId: 0, providerId: 3 };
  expect([countsProjectsOnce({ added: [key, ofSupplier], subtracted: [] }), countsWorkersOnce({ added: [key], subtracted: [] })]).toEqual([
    true,
    true,
  ]);
  expect(countsProjectsOnce({ added: [ofSupplier, ofSupplier], subtracted: [] })).toBe(false);
  expect(countsWorkersOnce({ added: [key, key], subtracted: [] })).toBe(false);
});
