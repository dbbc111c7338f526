import { expect, test } from "vitest";
import { admitted, crusher, movementOf, story, substation } from "../../../../test/facts/worker-facts.ts";
import { type Link, settledLinks } from "./link-ends.ts";

const linked: Link = { id: 11, project: substation, hiringDate: "2026-01-15", askedUntil: null, openedByMovementId: null };
const moved = movementOf({ id: 5, kind: "transfer", startDate: "2026-03-01", project: crusher, from: substation });
const dismissed = { kind: "dismissal", startDate: "2026-06-01" } as const;
const endsOf = (links: readonly Link[], movements: Parameters<typeof settledLinks>[1]) =>
  settledLinks(links, movements).map(({ id, hiringDate, endDate }) => ({ id, hiringDate, endDate }));
const endOf = (link: Link, movements: Parameters<typeof settledLinks>[1]) => endsOf([link], movements).find(({ id }) => id === 11)?.endDate;

test("a link ends on the user's date, or has no end", () => {
  expect(endOf(linked, story(admitted))).toBeNull();
  expect(endOf({ ...linked, askedUntil: "2026-12-31" }, story(admitted))).toBe("2026-12-31");
  expect(endOf(linked, story(admitted, { kind: "leave", startDate: "2026-02-01" }))).toBeNull();
});

test("a dismissal ends a link unless it ended earlier", () => {
  expect(endOf(linked, story(admitted, dismissed))).toBe("2026-06-01");
  expect(endOf({ ...linked, askedUntil: "2026-05-01" }, story(admitted, dismissed))).toBe("2026-05-01");
  expect(endOf({ ...linked, askedUntil: "2026-07-01" }, story(admitted, dismissed))).toBe("2026-06-01");
});

test("a dismissed worker has no later links until the next admission", () => {
  const late = { ...linked, hiringDate: "2026-07-01" };
  expect(endOf(late, story(admitted, dismissed))).toBe("2026-06-30");
  expect(endOf(late, story(admitted, dismissed, { kind: "admission", startDate: "2026-06-20" }))).toBeNull();
  expect(endOf(late, story(admitted, dismissed, { kind: "admission", startDate: "2026-07-01" }))).toBeNull();
});

test("a transfer ends the link it leaves and opens the next", () => {
  expect(settledLinks([linked], [...story(admitted), moved])).toEqual([
    { ...linked, endDate: "2026-02-28" },
    { id: null, project: crusher, hiringDate: "2026-03-01", askedUntil: null, openedByMovementId: 5, endDate: null },
  ]);
});

const opened: Link = { id: 12, project: crusher, hiringDate: "2026-03-01", askedUntil: null, openedByMovementId: 5 };

test("a changed transfer changes the start and end of its link", () => {
  const until = { ...moved, endDate: "2026-04-30" };
  expect(endsOf([linked, opened], [...story(admitted), until])[1]).toEqual({ id: 12, hiringDate: "2026-03-01", endDate: "2026-04-30" });
  const later = { ...moved, startDate: "2026-03-10" };
  expect(endsOf([linked, opened], [...story(admitted), later])).toEqual([
    { id: 11, hiringDate: "2026-01-15", endDate: "2026-03-09" },
    { id: 12, hiringDate: "2026-03-10", endDate: null },
  ]);
});

test("a transfer moved past the user's end date empties its link", () => {
  const ended = { ...opened, askedUntil: "2026-03-05" };
  const later = { ...moved, startDate: "2026-04-01" };
  expect(settledLinks([ended], [...story(admitted), later])).toEqual([
    { ...ended, hiringDate: "2026-04-01", askedUntil: "2026-03-31", endDate: "2026-03-31" },
  ]);
});

test("a deleted or redirected transfer cancels the link that it opened", () => {
  const ends = [
    { id: 11, hiringDate: "2026-01-15", endDate: null },
    { id: 12, hiringDate: "2026-03-01", endDate: "2026-02-28" },
  ];
  expect(endsOf([linked, opened], story(admitted))).toEqual(ends);
  expect(endsOf([linked, opened], [...story(admitted), { ...moved, kind: "function_change", from: null }])).toEqual(ends);
  const elsewhere = { contractorId: 1, projectId: 6 };
  expect(endsOf([linked, opened], [...story(admitted), { ...moved, project: elsewhere }])).toEqual([
    { id: 11, hiringDate: "2026-01-15", endDate: "2026-02-28" },
    { id: 12, hiringDate: "2026-03-01", endDate: "2026-02-28" },
    { id: null, hiringDate: "2026-03-01", endDate: null },
  ]);
});

test("a link ends before the next effective link of its project", () => {
  const again = { ...linked, id: 13, hiringDate: "2026-05-01" };
  expect(endsOf([linked, again], story(admitted))).toEqual([
    { id: 11, hiringDate: "2026-01-15", endDate: "2026-04-30" },
    { id: 13, hiringDate: "2026-05-01", endDate: null },
  ]);
  const takenBack = { ...again, askedUntil: "2026-04-30" };
  expect(endsOf([linked, takenBack], story(admitted))[0]?.endDate).toBeNull();
  const limited = { ...again, askedUntil: "2026-05-31" };
  expect(endsOf([linked, limited], story(admitted))[0]?.endDate).toBe("2026-04-30");
  const sameDay = { ...linked, id: 14 };
  expect(endsOf([sameDay, linked], story(admitted))).toEqual([
    { id: 11, hiringDate: "2026-01-15", endDate: "2026-01-14" },
    { id: 14, hiringDate: "2026-01-15", endDate: null },
  ]);
});

test("a transfer ends an earlier link to its target project", () => {
  const there = { ...linked, id: 15, project: crusher };
  const sameDay = { ...there, id: 16, hiringDate: "2026-03-01" };
  expect(endsOf([there], [...story(admitted), moved])[0]?.endDate).toBe("2026-02-28");
  expect(endsOf([sameDay], [...story(admitted), moved])).toEqual([
    { id: 16, hiringDate: "2026-03-01", endDate: "2026-02-28" },
    { id: null, hiringDate: "2026-03-01", endDate: null },
  ]);
});
