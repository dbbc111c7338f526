import { expect, test } from "vitest";
import { byUrgency } from "./urgency.ts";
import { asIfFew, asIfMany, isSoonFull, type KnownTotal, readWholeMax, type Walk, wayToWalk } from "./way-to-walk.ts";

/** As many open and done, of those that are wanted and in the whole company; of a kind that is asked for a company has a fifth, or what is wanted. */
const stages = (total: number, around: number, listed = Math.max(total, around / 5)): readonly KnownTotal[] => [
  { plan: "SSMA", status: "OPEN", total, around, listed },
  { plan: "SSMA", status: "DONE", total, around, listed },
];
const page = (total: number, around: number, { listed, ...more }: Partial<Walk> & { readonly listed?: number } = {}): Walk => ({
  reach: 20,
  stages: stages(total, around, listed),
  byChange: true,
  ...more,
});
const chosen = (lists: Parameters<typeof wayToWalk>[0], walk: Walk) => {
  const { along, ordered } = wayToWalk(lists, walk);
  return [along ?? "company", ordered];
};

test("who sees everything walks through the company", () => {
  expect(chosen({}, page(90_000, 90_000))).toEqual(["company", true]);
});

test("of many projects enough is found in the order of the company, and few are read each by itself", () => {
  expect(chosen({ projects: 400 }, page(18_000, 90_000))).toEqual(["company", true]);
  expect(chosen({ projects: 3 }, page(30_000, 3_000_000))).toEqual(["projects", true]);
  expect(chosen({ projects: 40 }, page(1_800, 900_000))).toEqual(["projects", true]);
});

test("projects hold the order of the last change alone: in any other all of theirs is read", () => {
  expect(chosen({ projects: 40 }, page(1_800, 900_000, { byChange: false }))).toEqual(["projects", false]);
  expect(chosen({ projects: 40 }, page(100, 900_000))).toEqual(["projects", false]);
});

test("a supplier is reached by its own list, unless nearly everything is its own", () => {
  expect(chosen({ companies: 1 }, page(50, 90_000))).toEqual(["companies", true]);
  expect(chosen({ companies: 24 }, page(11_000, 90_000))).toEqual(["company", true]);
});

test("among few projects a supplier has its own list, and of many suppliers those projects are read instead, whatever they have elsewhere", () => {
  expect(chosen({ companies: 1, projects: 400 }, page(20, 90_000))).toEqual(["companies", true]);
  expect(chosen({ companies: 60, projects: 400 }, page(230, 110_000))).toEqual(["projects", false]);
  expect(chosen({ companies: 60, projects: 400 }, page(0, 110_000))).toEqual(["projects", false]);
});

test("a document is reached by its own list, in the order of the last change or whole", () => {
  expect(chosen({ types: 1 }, page(90_000, 90_000))).toEqual(["types", true]);
  expect(chosen({ types: 1 }, page(300, 300, { byChange: false }))).toEqual(["types", false]);
  expect(chosen({ types: 1, projects: 40 }, page(1_800, 900_000))).toEqual(["projects", false]);
});

test("a kind, a month and a day that are asked for are lists by themselves, in the order of the last change", () => {
  expect(chosen({ kinds: 1 }, page(18_000, 90_000))).toEqual(["kinds", true]);
  expect(chosen({ months: 1 }, page(90_000, 90_000))).toEqual(["months", true]);
  expect(chosen({ days: 8 }, page(90_000, 90_000))).toEqual(["days", true]);
  expect(chosen({ kinds: 1, days: 8 }, page(90_000, 90_000, { reach: 1_000 }))).toEqual(["days", true]);
  expect(chosen({ kinds: 1 }, page(90_000, 90_000, { byChange: false }))).toEqual(["company", true]);
});

test("of a kind it is known how many there are: of one that few have its own list is walked, of all but a few the company", () => {
  expect(chosen({ kinds: 1 }, page(30, 90_000))).toEqual(["kinds", true]);
  expect(chosen({ kinds: 1, projects: 400 }, page(3, 90_000, { listed: 30 }))).toEqual(["kinds", true]);
  expect(chosen({ kinds: 4 }, page(89_000, 90_000))).toEqual(["company", true]);
  expect(chosen({ kinds: 1, projects: 400 }, page(36_000, 900_000))).toEqual(["kinds", true]);
});

test("where nobody knows how many there are, one kind is walked by its own list, and every kind through the company", () => {
  expect(chosen({ kinds: 1 }, page(0, 0, { stages: asIfMany(stages(0, 0), 1) }))).toEqual(["kinds", true]);
  expect(chosen({ kinds: 5 }, page(0, 0, { stages: asIfMany(stages(0, 0), 5) }))).toEqual(["company", true]);
  expect(chosen({}, page(0, 0, { stages: asIfMany(stages(0, 0)) }))).toEqual(["company", true]);
});

test("as if next to nothing were wanted, many projects are read whole", () => {
  expect(chosen({ projects: 1_000 }, page(0, 0, { reach: 1_000, stages: asIfFew(stages(0, 0)) }))).toEqual(["projects", false]);
});

test("in another order few of a kind, or few that have no month, are read whole; many are met on the way", () => {
  const byExpiry = { byChange: false };
  expect(chosen({ kinds: 1 }, page(30, 900_000, { ...byExpiry, listed: 30 }))).toEqual(["kinds", false]);
  expect(chosen({ kinds: 1, projects: 400 }, page(3, 900_000, { ...byExpiry, listed: 30 }))).toEqual(["kinds", false]);
  expect(chosen({ kinds: 1 }, page(180_000, 900_000, byExpiry))).toEqual(["company", true]);
  expect(chosen({ kinds: 1, projects: 400 }, page(30, 900_000, byExpiry))).toEqual(["projects", false]);
  expect(chosen({ withoutMonth: true }, page(10, 10, byExpiry))).toEqual(["company", false]);
  expect(chosen({ withoutMonth: true }, page(90_000, 90_000, byExpiry))).toEqual(["company", true]);
});

test("of few projects all is read sooner than the lists of a kind or a month are walked", () => {
  expect(chosen({ kinds: 1, projects: 2 }, page(60, 900_000))).toEqual(["projects", false]);
  expect(chosen({ months: 12, projects: 2 }, page(60, 900_000))).toEqual(["projects", false]);
});

test("nobody looks for days or months among all there are: there may be none", () => {
  expect(chosen({ months: 24 }, page(90_000, 90_000, { reach: 1_000 }))).toEqual(["months", true]);
  expect(chosen({ days: 31 }, page(200, 200))).toEqual(["days", true]);
  expect(chosen({ kinds: 5 }, page(90_000, 90_000))).toEqual(["company", true]);
});

test("who counts sorts nothing, and so every list is walked as far as is counted", () => {
  const counting = { byChange: false, counts: true, reach: 1_001 } as const;
  expect(chosen({ types: 1 }, page(90_000, 90_000, counting))).toEqual(["types", true]);
});

test("of what rests nobody knows how many there are: single projects are read whole, and the company is walked", () => {
  const resting = page(0, 0, { stages: [] });
  expect(chosen({ projects: 1 }, resting)).toEqual(["projects", false]);
  expect(chosen({ projects: 1_001 }, resting)).toEqual(["company", true]);
  expect(chosen({}, resting)).toEqual(["company", true]);
});

test("what stands in a few days or months is read whole, unless something else leads to less", () => {
  expect(chosen({}, page(100, 900_000, { inRange: 200 }))).toEqual(["company", false]);
  expect(chosen({ workers: 2 }, page(100, 900_000, { inRange: 200 }))).toEqual(["workers", false]);
  expect(chosen({}, page(90_000, 90_000, { inRange: undefined }))).toEqual(["company", true]);
  expect(readWholeMax(page(100, 500_000))).toBe(4_473);
  expect(readWholeMax(page(100, 500_000, { reach: 1_000 }))).toBe(5_000);
});

test("in another order than that of the last change each row has to be fetched to be asked for its worker", () => {
  expect(chosen({ workers: 600 }, page(90_000, 90_000))).toEqual(["company", true]);
  expect(chosen({ workers: 600 }, page(90_000, 90_000, { byChange: false }))).toEqual(["workers", false]);
  expect(chosen({ namesakes: 600 }, page(90_000, 90_000, { byChange: false }))).toEqual(["company", true]);
});

test("among no projects of what there is, its own list is read", () => {
  expect(chosen({ projects: 1 }, page(0, 500_000))).toEqual(["projects", false]);
});

test("few workers lead to what is asked of them, many are met on the way; whoever counts them ends when there are enough", () => {
  expect(chosen({ workers: 10 }, page(90_000, 90_000))).toEqual(["workers", false]);
  expect(chosen({ workers: 5_000 }, page(90_000, 90_000))).toEqual(["company", true]);
  expect(chosen({ workers: 5_000 }, page(90_000, 90_000, { counts: true, reach: 1_001 }))).toEqual(["workers", false]);
  expect(chosen({ workers: 5_000, projects: 2 }, page(200, 90_000))).toEqual(["projects", true]);
});

test("a name that more have than can be named is met on the way, and leads nowhere by itself", () => {
  expect(chosen({ namesakes: 2_000 }, page(90_000, 90_000))).toEqual(["company", true]);
  expect(chosen({ namesakes: 2_000 }, page(90_000, 90_000, { counts: true, reach: 1_001 }))).toEqual(["company", true]);
  expect(chosen({ namesakes: 2_000, projects: 2 }, page(200, 90_000))).toEqual(["projects", true]);
});

test("where the most urgent come first, many of a name are met in the first of them, and nobody waits for those of the others", () => {
  const every = byUrgency.map((status) => ({ plan: "SSMA" as const, status, total: 200_000, around: 200_000, listed: 200_000 }));
  const walk = (inUrgency: boolean, reach = 20): Walk => ({ reach, stages: every, byChange: true, inUrgency });
  expect(chosen({ workers: 1_300 }, walk(true))).toEqual(["company", true]);
  expect(chosen({ workers: 1_300 }, walk(false))).toEqual(["workers", false]);
  expect(chosen({ workers: 130 }, walk(true))).toEqual(["workers", false]);
  expect(chosen({ workers: 1_300 }, walk(true, 1_000))).toEqual(["workers", false]);
  expect(chosen({ workers: 1_300, kinds: 1 }, { ...walk(true), byChange: false })).toEqual(["workers", false]);
});

test("where the most urgent are too few for a page, those who have a name are looked for among the next as well", () => {
  const rowsWith = (mostUrgent: number): number => {
    const totals = [mostUrgent, 180_000 - mostUrgent];
    const known = totals.map((total, place) => ({
      plan: "SSMA" as const,
      status: byUrgency[place] ?? "DONE",
      total,
      around: total,
      listed: total,
    }));
    return wayToWalk({ workers: 5_000 }, { reach: 20, stages: known, byChange: true, inUrgency: true }).rows;
  };
  expect(rowsWith(10)).toBeGreaterThan(rowsWith(90_000));
});

test("row by row a name is asked for only where a page is soon full", () => {
  const whole = (reach: number): Walk => page(2_000_000, 2_000_000, { reach });
  expect(isSoonFull(whole(20), 4_001)).toBe(true);
  expect(isSoonFull(whole(1_000), 4_001)).toBe(false);
  expect(isSoonFull(whole(20), 1_001)).toBe(false);
  expect(isSoonFull(whole(20), 1_001, 1_001)).toBe(true);
});
