import { expect, test } from "vitest";
import { admitted, crusher, story, substation } from "../../../../test/facts/worker-facts.ts";
import { changedLinks, daysAway, restingMonths, suspendedLinks } from "./effects.ts";
import { type Link, settledLinks } from "./link-ends.ts";

const linked: Link = { id: 11, project: substation, hiringDate: "2026-01-15", askedUntil: null, openedByMovementId: null };
const effectsOf = (before: ReturnType<typeof story>, after: ReturnType<typeof story>, links: readonly Link[] = [linked]) =>
  changedLinks(settledLinks(links, before), settledLinks(links, after)).map(({ effect, from, until }) => ({ effect, from, until }));
const hired = story(admitted);
const moved = { kind: "transfer", startDate: "2026-03-01", project: crusher, from: substation } as const;

test("changedLinks reports the links that a new, changed or deleted transfer affects", () => {
  expect(effectsOf(hired, story(admitted, moved))).toEqual([
    { effect: "ends", from: "2026-01-15", until: "2026-02-28" },
    { effect: "opens", from: "2026-03-01", until: null },
  ]);
  const opened: Link = { id: 12, project: crusher, hiringDate: "2026-03-01", askedUntil: null, openedByMovementId: 2 };
  expect(effectsOf(story(admitted, moved), hired, [linked, opened])).toEqual([
    { effect: "goes_on", from: "2026-01-15", until: null },
    { effect: "taken_back", from: "2026-03-01", until: null },
  ]);
  expect(effectsOf(hired, story(admitted, moved), [linked, opened])).toContainEqual({ effect: "opens", from: "2026-03-01", until: null });
  expect(effectsOf(story(admitted, moved), story(admitted, { ...moved, startDate: "2026-03-05" }), [linked, opened])).toEqual([
    { effect: "goes_on", from: "2026-01-15", until: "2026-03-04" },
    { effect: "opens", from: "2026-03-05", until: null },
  ]);
});

test("changedLinks omits unchanged links and links that never take effect", () => {
  expect(effectsOf(hired, story(admitted, { kind: "function_change", startDate: "2026-03-01" }))).toEqual([]);
  expect(effectsOf(hired, hired, [{ ...linked, askedUntil: "2026-01-14" }])).toEqual([]);
});

test("a new absence suspends the links that run during it", () => {
  const away = story(admitted, { kind: "leave", startDate: "2026-03-01", endDate: "2026-03-20" });
  const vacation = story(admitted, { kind: "vacation", startDate: "2026-03-01" });
  const links = settledLinks([linked, { ...linked, id: 12, project: crusher, hiringDate: "2026-01-15", askedUntil: "2026-02-10" }], away);
  expect(suspendedLinks({ before: hired, after: away }, links)).toEqual([
    { effect: "suspended", project: substation, from: "2026-03-01", until: "2026-03-20" },
  ]);
  expect(suspendedLinks({ before: hired, after: vacation }, links)).toMatchObject([{ from: "2026-03-01", until: null }]);
  expect(suspendedLinks({ before: away, after: away }, links)).toEqual([]);
  const later = settledLinks([{ ...linked, hiringDate: "2026-04-01" }], away);
  expect(suspendedLinks({ before: hired, after: away }, later)).toEqual([]);
});

test("restingMonths lists the months that a leave covers completely", () => {
  const leave = (startDate: string, endDate: string | null = null) => story(admitted, { kind: "leave", startDate, endDate });
  expect(restingMonths(leave("2026-03-01", "2026-05-30"), "2026-03-01")).toEqual(["2026-03", "2026-04"]);
  expect(restingMonths(leave("2026-03-02", "2026-05-31"), "2026-03-02")).toEqual(["2026-04", "2026-05"]);
  expect(restingMonths(leave("2026-03-01"), "2026-03-01")).toHaveLength(12);
  expect(restingMonths(leave("2026-03-01", "2026-03-31"), "2026-04-01")).toEqual([]);
  expect(restingMonths(story(admitted, { kind: "vacation", startDate: "2026-03-01", endDate: "2026-03-31" }), "2026-03-01")).toEqual([]);
});

test("daysAway counts the days of an absence with a known end", () => {
  const told = story(admitted, { kind: "leave", startDate: "2026-03-01" }, { kind: "return", startDate: "2026-03-31" });
  expect(daysAway(told, { kind: "return", startDate: "2026-03-31" })).toBe(30);
  expect(daysAway(told, { kind: "leave", startDate: "2026-03-01" })).toBe(30);
  expect(daysAway(told.slice(0, 2), { kind: "leave", startDate: "2026-03-01" })).toBeNull();
  expect(daysAway(told, { kind: "function_change", startDate: "2026-04-10" })).toBeNull();
});
