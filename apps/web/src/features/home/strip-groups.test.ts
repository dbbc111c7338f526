import type { HomeAnswer } from "@emdia/contract/home/routes.ts";
import { expect, test } from "vitest";
import { stripGroups } from "./strip-groups.ts";

const exact = (total: number) => ({ total, isExact: true });
const days = { from: "2026-03-10", until: "2026-03-17" };
const contractor = { toReview: exact(3), reviewOverdue: exact(0), expired: exact(2), conformity: { settled: 1, total: 4 } };
const provider = { toSend: exact(0), rejected: exact(1), dueSoon: { ...exact(5), ...days }, expired: exact(0), questions: exact(0) };
const workers = { mayNotWork: { total: 1_000, isExact: false } };
const plan = ["STP", "SSMA"];
const shown = (answer: HomeAnswer) =>
  stripGroups(answer).map(({ side, items }) => [side, items.map(({ name, figure }) => [name, figure.total])] as const);

test("figures of zero are left out", () => {
  expect(shown({ contractor })).toEqual([
    [
      undefined,
      [
        ["toReview", 3],
        ["expiredAtSuppliers", 2],
      ],
    ],
  ]);
});

test("workers come last in the first group with figures", () => {
  const groups = shown({ contractor, provider, workers });
  expect(groups.map(([side]) => side)).toEqual(["contractor", "provider"]);
  expect(groups[0]?.[1]?.at(-1)).toEqual(["mayNotWork", 1_000]);
  const quiet = { ...contractor, toReview: exact(0), expired: exact(0) };
  expect(shown({ contractor: quiet, provider, workers }).map(([, items]) => items.length)).toEqual([0, 3]);
  expect(shown({ contractor: quiet, workers })[0]?.[1]).toEqual([["mayNotWork", 1_000]]);
  expect(shown({ workers })).toEqual([[undefined, [["mayNotWork", 1_000]]]]);
});

test("each filter has both plans, and its side when there are two groups", () => {
  const [one] = stripGroups({ provider });
  const due = one?.items.find(({ name }) => name === "dueSoon")?.filter;
  expect(due).toMatchObject({ sendByStart: days.from, sendByEnd: days.until });
  expect([due?.plan?.toSorted(), due?.side]).toEqual([plan.toSorted(), undefined]);
  const [, second] = stripGroups({ contractor, provider });
  expect(second?.items[0]).toMatchObject({ name: "rejected", filter: { status: ["OPEN"], rejected: true, side: "provider" } });
});

test("a group without a positive figure is clear and keeps its conformity", () => {
  const nothing = { ...contractor, toReview: exact(0), expired: exact(0) };
  expect(stripGroups({ contractor: nothing })).toEqual([{ side: undefined, items: [], conformity: { settled: 1, total: 4 } }]);
  expect(stripGroups({ workers: { mayNotWork: exact(0) } })).toEqual([{ side: undefined, items: [] }]);
  expect(stripGroups({})).toEqual([]);
  expect(stripGroups({ contractor: { ...nothing, conformity: { settled: 0, total: 0 } } })[0]).not.toHaveProperty("conformity");
  expect(stripGroups({ contractor: nothing, provider }).map(({ side, items }) => [side, items.length])).toEqual([
    ["contractor", 0],
    ["provider", 2],
  ]);
});
