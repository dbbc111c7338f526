import { expect, test } from "vitest";
import { factsWith, ipe, requirement, rigger, project as serraAzul } from "../../../../../test/facts/linking-facts.ts";
import { addDays } from "../../../../kernel/dates.ts";
import type { Facts, Requirement, Span } from "./facts.ts";
import { reconcile } from "./reconcile.ts";

const from = (day: string, until: string | null = null): Span => ({ from: day, until });
const ofMovement = (kind: string) => ({ rhythm: "movement" as const, movements: [kind] });

/** Movement ids of the pendencies that a worker with this link gets on 10/03 (null: a standing document). */
const required = (linked: Span, demanded: Partial<Requirement> = {}, admittedOn = "2026-04-01") => {
  const movements = [
    { id: 51, kind: "admission", on: admittedOn },
    { id: 52, kind: "leave", on: "2026-04-05" },
  ];
  const facts = factsWith({ requirements: [requirement(demanded)], workers: [{ ...rigger, linked: [linked], movements }] });
  return reconcile(facts, []).create.map(({ movementId }) => movementId);
};

test("reconcile requires first-day documents of workers who begin within a month [CD-161]", () => {
  expect(required(from("2026-04-01"))).toEqual([null]);
  expect(required(from("2026-04-01"), ofMovement("admission"))).toEqual([51]);
  expect(required(from("2026-04-03"), ofMovement("admission"))).toEqual([51]);
  expect(required(from("2026-04-01"), ofMovement("admission"), "2026-04-03")).toEqual([]);
  expect(required(from("2026-04-01"), ofMovement("leave"))).toEqual([]);
  for (const rhythm of ["monthly", "yearly"] as const) expect(required(from("2026-04-01"), { rhythm })).toEqual([]);
});

test("reconcile requires nothing of workers who begin later or have left", () => {
  expect(required(from("2026-04-09"))).toEqual([null]);
  expect(required(from("2026-04-10"))).toEqual([]);
  expect(required(from("2026-03-01"), ofMovement("admission"), "2026-04-10")).toEqual([]);
  expect(required(from("2026-04-10"), ofMovement("admission"), "2026-04-10")).toEqual([]);
  expect(required(from("2026-02-01", "2026-03-09"))).toEqual([]);
});

test("reconcile reschedules a document when its link begins on another day [CD-161]", () => {
  const rescheduled = (linked: Span, stored: string | null, demanded: Partial<Requirement> = {}) => {
    const facts = factsWith({ requirements: [requirement(demanded)], workers: [{ ...rigger, linked: [linked] }] });
    const [key] = reconcile(facts, []).create;
    if (!key) throw new Error("the document is not required");
    return reconcile(facts, [{ ...key, id: 7, rest: null, firstDay: stored }]).reschedule;
  };
  expect(rescheduled(from("2026-04-01"), "2026-03-20")).toEqual([{ id: 7, firstDay: "2026-04-01" }]);
  expect(rescheduled(from("2026-03-20"), "2026-04-01")).toEqual([{ id: 7, firstDay: "2026-03-20" }]);
  expect(rescheduled(from("2026-03-20"), null)).toEqual([{ id: 7, firstDay: "2026-03-20" }]);
  expect(rescheduled(from("2026-03-20"), "2026-03-20")).toEqual([]);
  expect(rescheduled(from("2026-03-10"), "2026-03-20")).toEqual([{ id: 7, firstDay: null }]);
  expect(rescheduled(from("2026-03-01"), "2026-03-10")).toEqual([]);
  expect(rescheduled(from("2026-03-01"), null, { rhythm: "monthly" })).toEqual([]);
});

test("reconcile never reschedules a removed document", () => {
  const facts = factsWith({ requirements: [requirement({})], workers: [{ ...rigger, linked: [from("2026-04-01")] }] });
  const existing = reconcile(facts, []).create.map((key) => ({ ...key, id: 7, rest: { for: "ever" as const }, firstDay: "2026-03-20" }));
  expect(reconcile(facts, existing).reschedule).toEqual([]);
});

test("before the project begins, suppliers owe standing documents but no monthly ones [CD-161]", () => {
  const runs = from("2026-04-01");
  const ofSupplier = (rhythm: Requirement["rhythm"]) =>
    reconcile(factsWith({ project: { ...serraAzul, runs }, requirements: [requirement({ asks: "supplier", rhythm })] }), []).create;
  expect(ofSupplier("standing")).toHaveLength(1);
  expect(ofSupplier("monthly")).toEqual([]);
});

test("reconcile requires nothing ahead of workers and suppliers already on site [CD-161]", () => {
  const tomorrow = { holds: from("2026-03-11") };
  expect(required(from("2026-02-01"), tomorrow)).toEqual([]);
  expect(required(from("2026-02-01"), { ...tomorrow, rhythm: "monthly" })).toEqual([]);
  const [link, project] = [from("2026-01-01"), from("2026-01-01")];
  const ofSupplier = (suppliers: Facts["suppliers"], runs = project) =>
    reconcile(factsWith({ project: { ...serraAzul, runs }, suppliers, requirements: [requirement({ asks: "supplier" })] }), []).create
      .length;
  const planned = [{ ...ipe, linked: link, plans: [{ plan: "SSMA" as const, holds: from("2026-04-01") }] }];
  expect(ofSupplier(planned)).toBe(0);
});

test("a requirement from after the first day opens when it starts [CD-161]", () => {
  const [link, demanded] = [from("2026-03-20"), from("2026-04-02")];
  const days = Array.from({ length: 40 }, (_, at) => addDays("2026-03-01", at));
  const owedOn = (today: string, requirements: readonly Requirement[]) =>
    reconcile(factsWith({ today, requirements, workers: [{ ...rigger, linked: [link] }] }), []).create.length;
  const since = (requirement: Requirement) => days.filter((today) => owedOn(today, [requirement]) > 0);
  expect(since(requirement({ holds: demanded }))).toEqual(days.filter((day) => day >= "2026-04-02"));
  expect(since(requirement())).toEqual(days);
  expect(since(requirement({ holds: from("2026-03-20") }))).toEqual(days);
});

test("documents of a readmission open on the day after the worker leaves", () => {
  const again = [
    { id: 60, kind: "dismissal", on: "2026-03-20" },
    { id: 61, kind: "admission", on: "2026-04-01" },
  ];
  const owed = (today: string) => {
    const linked = [from("2026-01-01", "2026-03-20"), from("2026-04-01")];
    const workers = [{ ...rigger, linked, movements: again }];
    const facts = factsWith({ today, requirements: [requirement(ofMovement("admission"))], workers });
    return reconcile(facts, []).create.map(({ movementId }) => movementId);
  };
  expect(owed("2026-03-20")).toEqual([]);
  expect(owed("2026-03-21")).toEqual([61]);
});
