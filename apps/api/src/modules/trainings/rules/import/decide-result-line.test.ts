import { describe, expect, test } from "vitest";
import type { Conditions, Participant } from "../results.ts";
import { decideResultLine, type LineFacts, type LineWorker } from "./decide-result-line.ts";
import type { ResultLine } from "./read-result-line.ts";

const sessions = [
  { id: 1, day: "2026-03-10", start: "08:00", end: "12:00" },
  { id: 2, day: "2026-03-11", start: "08:00", end: "12:00" },
];
const conditions: Conditions = { sessions, isFinished: true, hasTest: true, minimumScoreTenths: 70, minimumAttendance: 100 };
const actor = { accountId: 9, mayStatus: true, mayScore: true, mayWithdraw: false };
const facts: LineFacts = { conditions, actor, endsOn: "2026-03-11", now: "2026-03-20 12:00:00" };
const document = { documentKind: "cpf", documentCountry: "BR", documentType: null, document: "52998224725" } as const;
const lineOf = (attendance: readonly (readonly [number, boolean])[], scoreTenths?: number): ResultLine => ({
  document,
  attendance: new Map(attendance),
  scoreTenths,
});
const worker: LineWorker = {
  ...{ status: "active", admissionDate: "2026-01-05", isRestricted: false, isOpen: true, isEnrolled: false, participant: undefined },
};
const enrolled: Participant = {
  ...{ status: "enrolled", scoreTenths: null, attended: [], enrolledById: 3, enrolledSide: "provider", admissionDate: "2026-01-05" },
};
const inClass = (participant: Partial<Participant> = {}): LineWorker => ({
  ...worker,
  isEnrolled: true,
  participant: { ...enrolled, ...participant },
});
const whole = lineOf(
  [
    [1, true],
    [2, true],
  ],
  85,
);
const decide = (line: ResultLine, workers: readonly LineWorker[], over: Partial<LineFacts> = {}) =>
  decideResultLine(line, workers, { ...facts, ...over });
const reasonIn = (...asked: Parameters<typeof decide>) => {
  const decision = decide(...asked);
  return decision.kind === "failed" ? decision.reason.code : decision.kind;
};

describe("a worker who is not in the class", () => {
  test("is enrolled with attendance and score", () => {
    expect(decide(whole, [worker])).toEqual({ kind: "new", worker, result: { status: "present", attended: [1, 2], scoreTenths: 85 } });
  });

  test("is only enrolled by a line without results", () => {
    expect(decide(lineOf([]), [worker])).toMatchObject({ kind: "new", result: { status: "enrolled", attended: [], scoreTenths: null } });
  });

  test("is refused by the rules of the enrolment", () => {
    expect(reasonIn(whole, [{ ...worker, isRestricted: true }])).toBe("training_participant.restricted");
    expect(reasonIn(whole, [{ ...worker, status: "dismissed" }])).toBe("training_participant.dismissed");
    expect(reasonIn(whole, [{ ...worker, isOpen: false }])).toBe("training_participant.not_open");
    expect(reasonIn(whole, [{ ...worker, admissionDate: "2026-03-12" }])).toBe("training_participant.before_admission");
  });

  test("is refused for a session before the admission", () => {
    const late = { ...worker, admissionDate: "2026-03-11" };
    expect(reasonIn(whole, [late])).toBe("training_participant.before_admission");
    expect(reasonIn(lineOf([[2, true]]), [late])).toBe("new");
  });

  test("is not found without a link to the contractor", () => {
    expect(reasonIn(whole, [])).toBe("line.worker_not_found");
  });
});

describe("a participant", () => {
  test("gets the values of the line; empty cells keep the stored ones", () => {
    expect(decide(lineOf([[2, true]]), [inClass({ attended: [1], scoreTenths: 90 })])).toMatchObject({
      kind: "change",
      result: { status: "present", attended: [1, 2], scoreTenths: 90 },
    });
    expect(decide(lineOf([[1, false]]), [inClass({ attended: [1] })])).toMatchObject({ result: { status: "absent", attended: [] } });
    expect(decide(lineOf([], 60), [inClass()])).toMatchObject({ result: { status: "enrolled", scoreTenths: 60 } });
  });

  test("is unchanged by equal values, also if approved", () => {
    const stored = { attended: [1, 2], scoreTenths: 85 };
    expect(reasonIn(whole, [inClass(stored)])).toBe("unchanged");
    expect(reasonIn(whole, [inClass({ ...stored, status: "approved" })])).toBe("unchanged");
    expect(reasonIn(lineOf([]), [inClass()])).toBe("unchanged");
  });

  test("is locked once approved", () => {
    const approved = inClass({ status: "approved", attended: [1, 2], scoreTenths: 85 });
    expect(reasonIn(lineOf([], 90), [approved])).toBe("line.approved");
    expect(reasonIn(lineOf([[1, false]]), [approved])).toBe("line.approved");
    expect(reasonIn(lineOf([[1, true]]), [inClass({ status: "approved", attended: [2], scoreTenths: 85 })])).toBe("line.approved");
  });

  test("does not attend a session that has not begun", () => {
    const early = { now: "2026-03-10 12:00:00" };
    expect(decide(whole, [inClass()], early)).toEqual({ kind: "failed", reason: { code: "line.session_ahead", column: "session:2" } });
    expect(reasonIn(lineOf([[1, true]]), [inClass()], early)).toBe("change");
    expect(reasonIn(whole, [inClass({ attended: [2] })], early)).toBe("change");
  });

  test("is refused by the rules of results", () => {
    expect(reasonIn(whole, [inClass()], { conditions: { ...conditions, hasTest: false } })).toBe("training_participant.without_test");
    expect(decide(whole, [inClass()], { actor: { ...actor, mayScore: false } })).toMatchObject({
      reason: { code: "permission.missing", details: { permission: "update_training_class_employees_score" } },
    });
  });
});

describe("a person at several suppliers", () => {
  test("is the only participant, or the only one who may be enrolled", () => {
    expect(reasonIn(whole, [worker, inClass()])).toBe("change");
    expect(reasonIn(whole, [{ ...worker, status: "dismissed" }, worker])).toBe("new");
  });

  test("is refused if the line fits more than one", () => {
    expect(reasonIn(whole, [worker, { ...worker }])).toBe("line.several_suppliers");
    expect(reasonIn(whole, [inClass(), inClass()])).toBe("line.several_suppliers");
  });

  test("has the reason of the first if none may be enrolled", () => {
    const others: readonly LineWorker[] = [
      { ...worker, isRestricted: true },
      { ...worker, status: "dismissed" },
    ];
    expect(reasonIn(whole, others)).toBe("training_participant.restricted");
  });
});
