import { type PendencyAction, type PendencyStatus, pendencyActions, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isExpired, type MoveFacts } from "./conditions.ts";
import { carryOut, moveAsked, movesOf, type Standing, turnOfDay } from "./move.ts";
import { turned } from "./turned.ts";

const STEPS = 10_000;
const days = ["2026-03-08", "2026-03-09", "2026-03-10", "2026-03-11", "2026-04-30", null];
const count = fc.integer({ min: 0, max: 3 });
const anyAnswers = fc.tuple(count, count, count, count).map(([yes, no, notApplicable, unanswered]) => ({
  total: yes + no + notApplicable + unanswered,
  yes,
  no,
  notApplicable,
  unanswered,
}));
const few = fc.integer({ min: 0, max: 2 });
const rarely = fc.constantFrom(0, 0, 0, 1);
const facts: fc.Arbitrary<MoveFacts> = fc.record({
  today: fc.constant("2026-03-10"),
  answers: fc.oneof(anyAnswers, fc.constant({ total: 3, yes: 0, no: 0, notApplicable: 3, unanswered: 0 })),
  sentDocuments: fc.integer({ min: 0, max: 2 }),
  toSend: fc.record({
    drafts: few,
    kept: few,
    held: rarely,
    withoutExpiry: rarely,
    withoutIssue: rarely,
    expirationDate: fc.constantFrom(...days),
  }),
  undatedSent: rarely,
  wasRejected: fc.boolean(),
  isOpened: fc.boolean(),
  isOwn: fc.constantFrom(false, false, false, true),
  mustExpire: fc.boolean(),
  asksIssue: fc.boolean(),
  approvedUntil: fc.constantFrom(...days),
  expirationDate: fc.constantFrom(...days),
  nextDueOn: fc.constantFrom(...days),
  note: fc.constantFrom("Motivo.", "", null),
});
const step = fc.record({
  facts,
  asked: fc.constantFrom(...pendencyStatuses),
  action: fc.option(fc.constantFrom(...pendencyActions), { nil: undefined, freq: 5 }),
  /** Half of the requests ask for something that is offered. */
  pick: fc.integer({ min: -20, max: 20 }),
  who: fc.constantFrom("person", "person", "person", "clock", "facts" as const),
});

type Kept = Standing & {
  note: string | null;
  closedUnread: boolean;
  revisionDate: string | null;
  expirationDate: string | null;
  approvedUntil: string | null;
  round: number;
  rejectedRound: number | null;
  version: number;
};
const reached = new Set<PendencyStatus>();

/** What must hold after every step, whoever made it. */
const holds = (before: Kept, after: Kept, { answers, toSend, today, note }: MoveFacts): void => {
  expect((after.status === "SUPPORT") === (after.returnsTo !== null)).toBe(true);
  expect(after.returnsTo).not.toBe("SUPPORT");
  if (before.status === after.status) return;
  expect(before.active).toBe(true);
  if (after.status === "NOT_APPLICABLE" && before.status !== "SUPPORT") expect(answers.notApplicable).toBe(answers.total);
  const isReopened = ["DONE", "NOT_APPLICABLE", "NEXT_DUE_DATE", "EXPIRED", "IN_REVISION", "PRE_REJECTED"].includes(before.status);
  const isWithdrawn = after.round < before.round;
  if (after.status === "OPEN" && isReopened && !isWithdrawn) expect(note).toBe("Motivo.");
  if (after.status === "IN_REVISION" && ["OPEN", "NEXT_DUE_DATE", "EXPIRED"].includes(before.status)) {
    expect(toSend.drafts + toSend.kept).toBeGreaterThan(0);
    expect(isExpired(toSend.expirationDate, today)).toBe(false);
    expect(after).toMatchObject({ round: before.round + 1, sentFrom: before.status });
  }
  expect(after.round).toBeGreaterThanOrEqual(0);
  if (["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"].includes(after.status)) expect(after.revisionDate).not.toBeNull();
};

type Step = {
  readonly known: MoveFacts;
  readonly asked: PendencyStatus;
  readonly action: PendencyAction | undefined;
  readonly pick: number;
  readonly who: string;
};
/** The line that a step means: the clock's, or what somebody asks for. */
const lineOf = (standing: Kept, { known, asked, action, pick, who }: Step) => {
  if (who === "clock") return standing.active ? turnOfDay(standing.status, known) : undefined;
  const offered = movesOf(standing);
  const chosen = pick >= 0 ? offered[pick % Math.max(1, offered.length)] : undefined;
  const meant = moveAsked(standing, chosen ? { status: chosen.asks, action: chosen.move.action } : { status: asked, action });
  return meant.ok ? meant.value : undefined;
};
const moveOf = (standing: Kept, step: Step): Partial<Kept> => {
  const line = lineOf(standing, step);
  const moved = line && carryOut(standing, line, step.known);
  return moved?.ok ? turned(standing, moved.value, { note: step.known.note, today: step.known.today }) : {};
};

test("ten thousand random steps through the life keep what must hold after each of them, and reach every status", () => {
  let standing: Kept = {
    status: "OPEN",
    returnsTo: null,
    active: true,
    note: null,
    closedUnread: false,
    revisionDate: null,
    expirationDate: null,
    approvedUntil: null,
    sentFrom: null,
    round: 0,
    rejectedRound: null,
    version: 1,
  };
  for (const { facts: known, asked, action, pick, who } of fc.sample(step, { numRuns: STEPS, seed: 7 })) {
    const before = standing;
    if (who === "facts") standing = { ...standing, active: !standing.active };
    else standing = { ...standing, ...moveOf(standing, { known, asked, action, pick, who }) };
    holds(before, standing, known);
    reached.add(standing.status);
  }
  expect(reached).toEqual(new Set(pendencyStatuses));
});
