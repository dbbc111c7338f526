import { expect, test } from "vitest";
import { admitted, crusher, story, substation } from "../../../../../test/facts/worker-facts.ts";
import { addDays } from "../../../../kernel/dates.ts";
import { type AbsenceFigure, absenceVerdict, exceeds } from "./absence-limit.ts";
import { needsOn, type TrainingFacts } from "./needs.ts";
import { type TrainingNorm, trainingEvents } from "./training-events.ts";

const figures: { readonly [key: string]: AbsenceFigure } = {
  "nr1.absence_trigger": { value: 180, unit: "days", confidence: "checked" },
  "nr10.absence_trigger": { value: 3, unit: "months", confidence: "checked" },
  "nr35.absence_trigger": { value: 90, unit: "days", confidence: "conflicting" },
};
const figureOf = (key: string) => figures[key];
const nr10: TrainingNorm = { norm: "NR-10 SEP", triggers: ["absence", "function_change", "employer_change"] };
const nr35: TrainingNorm = { norm: "NR-35", triggers: ["absence", "employer_change", "risk_change"] };
const eventsOf = (movements: ReturnType<typeof story>, training: TrainingNorm) =>
  trainingEvents({ movements, project: substation, figureOf }, training).map(({ cause, day, isFirm }) => [cause, day, isFirm]);
const leave = (startDate: string, endDate: string | null) => ({ kind: "leave", startDate, endDate }) as const;

test("an absence in months follows the calendar, also at short months and leap days", () => {
  const months = { value: 3, unit: "months" };
  const isLonger = (from: string, lastDay: string) => exceeds({ from, lastDay }, months);
  expect([isLonger("2026-01-10", "2026-04-09"), isLonger("2026-01-10", "2026-04-10")]).toEqual([false, true]);
  expect([isLonger("2025-11-30", "2026-02-28"), isLonger("2025-11-30", "2026-03-01")]).toEqual([false, true]);
  expect([isLonger("2023-11-30", "2024-02-29"), isLonger("2023-11-30", "2024-03-01")]).toEqual([false, true]);
  expect([isLonger("2023-11-29", "2024-02-28"), isLonger("2023-11-29", "2024-02-29")]).toEqual([false, true]);
});

test("an absence in days is longer from the next day on", () => {
  const days = { value: 180, unit: "days" };
  expect(exceeds({ from: "2026-01-01", lastDay: addDays("2026-01-01", 179) }, days)).toBe(false);
  expect(exceeds({ from: "2026-01-01", lastDay: addDays("2026-01-01", 180) }, days)).toBe(true);
});

test("an unverified figure warns, and NR-1 still applies", () => {
  const verdict = (days: number, norm: string, of = figureOf) =>
    absenceVerdict({ from: "2026-01-01", lastDay: addDays("2026-01-01", days - 1) }, norm, of);
  expect([90, 91, 180, 181].map((days) => verdict(days, "NR-35"))).toEqual([null, "advice", "advice", "firm"]);
  expect([180, 181].map((days) => verdict(days, "NR-18"))).toEqual([null, "firm"]);
  expect([180, 181].map((days) => verdict(days, "CTB"))).toEqual([null, "firm"]);
  expect([89, 92].map((days) => verdict(days, "NR-10"))).toEqual([null, "firm"]);
  const own = (key: string) => (key === "nr35.absence_trigger" ? { value: 60, unit: "days", confidence: "own" as const } : figureOf(key));
  expect([60, 61].map((days) => verdict(days, "NR-35", own))).toEqual([null, "firm"]);
  const unchecked = () => ({ value: 10, unit: "days", confidence: "unverified" as const });
  expect(verdict(11, "NR-18", unchecked)).toBe("advice");
  expect(verdict(999, "NR-18", () => undefined)).toBeNull();
});

test("a return is an event on the first day of work after the leave", () => {
  expect(eventsOf(story(admitted, leave("2026-02-01", "2026-05-31")), nr10)).toEqual([["absence", "2026-06-01", true]]);
  const vacation = { kind: "vacation", startDate: "2026-06-01", endDate: "2026-06-20" } as const;
  expect(eventsOf(story(admitted, leave("2026-02-01", "2026-05-31"), vacation), nr10)).toEqual([["absence", "2026-06-21", true]]);
  expect(eventsOf(story(admitted, leave("2026-02-01", "2026-05-31"), { ...vacation, endDate: null }), nr10)).toEqual([]);
  expect(eventsOf(story(admitted, leave("2026-02-01", null)), nr10)).toEqual([]);
  expect(eventsOf(story(admitted, leave("2026-02-01", "2026-04-30")), nr10)).toEqual([]);
  expect(eventsOf(story(admitted, leave("2026-02-01", null), { kind: "dismissal", startDate: "2026-09-01" }), nr10)).toEqual([]);
});

test("a change of function or risk is an event where the norm names it", () => {
  const risk = { kind: "risk_change", startDate: "2026-03-01" } as const;
  const role = { kind: "function_change", startDate: "2026-02-01" } as const;
  expect(eventsOf(story(admitted, risk, role), nr35)).toEqual([["risk_change", "2026-03-01", true]]);
  expect(eventsOf(story(admitted, risk, role), nr10)).toEqual([["function_change", "2026-02-01", true]]);
  expect(eventsOf(story(admitted, { ...role, project: crusher }), nr10)).toEqual([]);
  expect(eventsOf(story(admitted, { ...role, project: substation }), nr10)).toHaveLength(1);
  expect(eventsOf(story(admitted, role, { ...role, startDate: "2026-02-01" }), nr10)).toHaveLength(2);
  expect(eventsOf(story(admitted, risk), { norm: "NR-11", triggers: [] })).toEqual([]);
});

const facts: TrainingFacts = {
  requiredSince: "2026-01-15",
  documents: [{ issuedOn: "2025-05-10", until: "2027-05-10" }],
  nextDueDays: 30,
  events: [],
};
const needs = (over: Partial<TrainingFacts>, today = "2026-06-01") =>
  needsOn({ ...facts, ...over }, today).map(({ kind, cause, since, isFirm }) => [kind, cause, since, isFirm]);

test("a training that the worker never had is an initial need", () => {
  expect(needs({ documents: [] })).toEqual([["initial", "never_had", "2026-01-15", true]]);
  expect(needs({})).toEqual([]);
});

test("a document near its end or over is a periodic need [CD-159]", () => {
  expect(needs({}, "2027-04-09")).toEqual([]);
  expect(needs({}, "2027-04-10")).toEqual([["periodic", "near_end", "2027-04-10", true]]);
  expect(needs({}, "2027-05-10")).toEqual([["periodic", "near_end", "2027-04-10", true]]);
  expect(needs({}, "2027-05-11")).toEqual([["periodic", "ended", "2027-05-11", true]]);
  const endless = { issuedOn: "2026-01-01", until: null };
  expect(needs({ documents: [...facts.documents, endless] }, "2040-01-01")).toEqual([]);
  expect(needs({ documents: [endless] }, "2040-01-01")).toEqual([]);
});

test("an eventual need lasts until a document from its day on", () => {
  const event = { cause: "absence", day: "2026-03-01", isFirm: true, movementId: 4 } as const;
  const warning = { ...event, day: "2026-02-01", isFirm: false, movementId: 3 };
  expect(needs({ events: [warning, event] })).toEqual([["eventual", "absence", "2026-03-01", true]]);
  expect(needs({ events: [warning] })).toEqual([["eventual", "absence", "2026-02-01", false]]);
  expect(needs({ events: [event] }, "2026-02-28")).toEqual([]);
  const renewed = { issuedOn: "2026-03-01", until: "2028-03-01" };
  expect(needs({ events: [event], documents: [...facts.documents, renewed] })).toEqual([]);
  expect(needs({ events: [event], documents: [{ issuedOn: null, until: "2028-03-01" }] })).toHaveLength(1);
});
