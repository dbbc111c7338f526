import { expect, test } from "vitest";
import { admitted, story } from "../../../../test/facts/worker-facts.ts";
import { saysWhereTheyStand } from "./movement.ts";
import { phasesOf, statusOn } from "./status.ts";

const nothing = { since: null, until: null, changesOn: null };

test("the status is hiring until the day of the first admission", () => {
  expect(statusOn([], "2026-01-01")).toEqual({ status: "hiring", ...nothing });
  expect(statusOn(story(admitted), "2026-01-09")).toEqual({
    status: "hiring",
    since: null,
    until: "2026-01-09",
    changesOn: "2026-01-10",
  });
  expect(statusOn(story(admitted), "2026-01-10")).toEqual({ ...nothing, status: "active", since: "2026-01-10" });
});

test("the status follows the most recent movement that has begun [R-475]", () => {
  const told = story(admitted, { kind: "leave", startDate: "2026-02-01" }, { kind: "return", startDate: "2026-02-20" });
  expect(statusOn(told, "2026-01-31").status).toBe("active");
  expect(statusOn(told, "2026-02-01")).toEqual({ status: "away", since: "2026-02-01", until: "2026-02-19", changesOn: "2026-02-20" });
  expect(statusOn(told, "2026-02-20")).toEqual({ ...nothing, status: "active", since: "2026-02-20" });
  const dismissed = story(admitted, { kind: "dismissal", startDate: "2026-03-01" });
  expect(statusOn(dismissed, "2026-03-01")).toMatchObject({ status: "dismissed", since: "2026-03-01", changesOn: null });
});

test.each(["leave", "vacation"] as const)("a %s includes its end date, and the worker is active afterwards", (kind) => {
  const told = story(admitted, { kind, startDate: "2026-02-01", endDate: "2026-02-28" });
  expect(statusOn(told, "2026-02-28")).toMatchObject({ until: "2026-02-28", changesOn: "2026-03-01" });
  expect(statusOn(told, "2026-02-28").status).not.toBe("active");
  expect(statusOn(told, "2026-03-01")).toMatchObject({ status: "active", since: "2026-03-01" });
});

test("an early return ends an absence, without another change later", () => {
  const told = story(
    admitted,
    { kind: "vacation", startDate: "2026-02-01", endDate: "2026-02-28" },
    { kind: "return", startDate: "2026-02-11" },
  );
  expect(phasesOf(told)).toEqual([
    { status: "active", from: "2026-01-10", until: "2026-01-31" },
    { status: "vacation", from: "2026-02-01", until: "2026-02-10" },
    { status: "active", from: "2026-02-11", until: null },
  ]);
});

test("consecutive leaves are one absence", () => {
  const told = story(
    admitted,
    { kind: "leave", startDate: "2026-02-01", endDate: "2026-02-15" },
    { kind: "leave", startDate: "2026-02-16", endDate: "2026-03-10" },
  );
  expect(statusOn(told, "2026-02-20")).toEqual({ status: "away", since: "2026-02-01", until: "2026-03-10", changesOn: "2026-03-11" });
});

test("a movement that keeps the worker active starts no new period", () => {
  const told = story(admitted, { kind: "function_change", startDate: "2026-02-01" }, { kind: "accident", startDate: "2026-02-05" });
  expect(statusOn(told, "2026-02-06")).toEqual({ ...nothing, status: "active", since: "2026-01-10" });
});

test("the status does not depend on the input order of movements", () => {
  const told = story(
    admitted,
    { kind: "leave", startDate: "2026-02-10" },
    { kind: "leave", startDate: "2026-02-01", endDate: "2026-02-09" },
  );
  const sameDay = story({ kind: "dismissal", startDate: "2026-01-10" }, admitted);
  expect(statusOn(told, "2026-02-12")).toMatchObject({ status: "away", since: "2026-02-01" });
  expect(phasesOf(sameDay)).toEqual([{ status: "dismissed", from: "2026-01-10", until: null }]);
});

test("deleting the last movement restores the previous status [R-476]", () => {
  const told = story(admitted, { kind: "dismissal", startDate: "2026-03-01" });
  expect(statusOn(told.slice(0, 1), "2026-03-02").status).toBe("active");
});

test("saysWhereTheyStand is true for movements that change the status", () => {
  for (const [kind, status, told] of [
    ["leave", "away", true],
    ["dismissal", "dismissed", true],
    ["return", "active", true],
    ["admission", "active", true],
    ["transfer", "active", false],
    ["accident", "away", true],
  ] as const)
    expect([kind, saysWhereTheyStand({ kind, status })]).toEqual([kind, told]);
});
