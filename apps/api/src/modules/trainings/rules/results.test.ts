import { describe, expect, test } from "vitest";
import { type Actor, type Conditions, decideResult, lackedBy, type Participant, type ResultInput } from "./results.ts";

const sessions = [
  { id: 1, day: "2026-03-10", start: "08:00", end: "12:00" },
  { id: 2, day: "2026-03-11", start: "13:00", end: "17:00" },
];
const conditions: Conditions = { sessions, isFinished: true, hasTest: true, minimumScoreTenths: 70, minimumAttendance: 100 };
const actor: Actor = { accountId: 9, mayStatus: true, mayScore: true, mayWithdraw: true };
const enrolled: Participant = {
  ...{ status: "enrolled", scoreTenths: null, attended: [], enrolledById: 3, enrolledSide: "provider" },
  admissionDate: "2020-01-06",
};
const ready: Participant = { ...enrolled, status: "present", scoreTenths: 70, attended: [1, 2] };
const approved: Participant = { ...ready, status: "approved" };

const decided = (stored: Participant, change: ResultInput, over: { conditions?: Partial<Conditions>; actor?: Partial<Actor> } = {}) => {
  const outcome = decideResult(stored, change, {
    conditions: { ...conditions, ...over.conditions },
    actor: { ...actor, ...over.actor },
  });
  return outcome.ok ? outcome.value : outcome.code;
};

describe("attendance", () => {
  test("present without sessions means all of them, absent none", () => {
    expect(decided(enrolled, { status: "present" })).toEqual({ status: "present", attended: [1, 2], scoreTenths: null });
    expect(decided(ready, { status: "absent" })).toMatchObject({ status: "absent", attended: [] });
  });

  test("named sessions decide the status, and unknown ones are ignored", () => {
    expect(decided(enrolled, { attended: [2, 99] })).toMatchObject({ status: "present", attended: [2] });
    expect(decided(ready, { attended: [] })).toMatchObject({ status: "absent", attended: [] });
    expect(decided(ready, { attended: [] }, { conditions: { isFinished: false } })).toMatchObject({ status: "enrolled" });
  });

  test("attendance of a failed participant keeps the result", () => {
    expect(decided({ ...ready, status: "failed" }, { attended: [1] })).toMatchObject({ status: "failed", attended: [1] });
  });
});

test("a session before the admission of the worker is not attended", () => {
  const late = { ...enrolled, admissionDate: "2026-03-11" };
  expect(decided(late, { attended: [1, 2] })).toBe("training_participant.before_admission");
  expect(decided(late, { status: "present" })).toBe("training_participant.before_admission");
  expect(decided(late, { attended: [2] })).toMatchObject({ status: "present", attended: [2] });
  expect(decided({ ...late, attended: [1] }, { attended: [1, 2] })).toMatchObject({ attended: [1, 2] });
});

describe("approval", () => {
  test("enough attendance and score are approved", () => {
    expect(decided(ready, { status: "approved" })).toEqual({ status: "approved", attended: [1, 2], scoreTenths: 70 });
  });

  test.each([
    ["attendance_too_low", { ...ready, attended: [1] }],
    ["score_missing", { ...ready, scoreTenths: null }],
    ["score_too_low", { ...ready, scoreTenths: 69 }],
  ] as const)("%s refuses an approval", (code, stored) => {
    expect(decided(stored, { status: "approved" })).toBe(`training_participant.${code}`);
  });

  test("no score is compared without a test", () => {
    const without = { hasTest: false, minimumScoreTenths: null };
    expect(decided({ ...ready, scoreTenths: null }, { status: "approved" }, { conditions: without })).toMatchObject({ status: "approved" });
    expect(decided(ready, { scoreTenths: 80 }, { conditions: without })).toBe("training_participant.without_test");
    expect(decided(ready, { scoreTenths: null }, { conditions: without })).toMatchObject({ scoreTenths: null });
  });

  test("the account that enrolled a participant for the supplier does not approve them", () => {
    expect(decided(ready, { status: "approved" }, { actor: { accountId: 3 } })).toBe("training_participant.own_enrolment");
    const byContractor = { ...ready, enrolledSide: "contractor" as const };
    expect(decided(byContractor, { status: "approved" }, { actor: { accountId: 3 } })).toMatchObject({ status: "approved" });
  });

  test("what an approval lacks is named", () => {
    expect(lackedBy({ attended: [], scoreTenths: null }, conditions)).toEqual(["attendance", "score"]);
    expect(lackedBy({ attended: [1, 2], scoreTenths: 0 }, { ...conditions, minimumScoreTenths: null })).toEqual([]);
  });
});

describe("locks and permissions", () => {
  test("an approved line needs a reason, and after the end the right to withdraw", () => {
    expect(decided(approved, { status: "failed" })).toBe("training_participant.locked");
    expect(decided(approved, { status: "failed", reason: "Nota trocada" })).toMatchObject({ status: "failed" });
    expect(decided(approved, { status: "failed", reason: "Nota trocada" }, { actor: { mayWithdraw: false } })).toBe("permission.missing");
    const running = { conditions: { isFinished: false }, actor: { mayWithdraw: false } };
    expect(decided(approved, { status: "failed", reason: "Nota trocada" }, running)).toMatchObject({ status: "failed" });
  });

  test("a corrected score of an approved line must still suffice", () => {
    expect(decided(approved, { scoreTenths: 65, reason: "Nota trocada" })).toBe("training_participant.score_too_low");
    expect(decided(approved, { scoreTenths: 75, reason: "Nota trocada" })).toMatchObject({ status: "approved", scoreTenths: 75 });
  });

  test("each field needs its permission", () => {
    expect(decided(ready, { scoreTenths: 80 }, { actor: { mayScore: false } })).toBe("permission.missing");
    expect(decided(ready, { status: "failed" }, { actor: { mayStatus: false } })).toBe("permission.missing");
    expect(decided(ready, { attended: [1] }, { actor: { mayStatus: false } })).toBe("permission.missing");
    expect(decided(ready, { scoreTenths: 80 }, { actor: { mayStatus: false } })).toMatchObject({ scoreTenths: 80 });
  });

  test("a removed participant is not found", () => {
    expect(decided({ ...ready, status: "removed" }, { status: "present" })).toBe("training_participant.not_found");
  });
});
