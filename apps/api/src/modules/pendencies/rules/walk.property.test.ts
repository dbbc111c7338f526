import { type PendencyAction, type PendencyStatus, pendencyActions, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isExpired, type MoveFacts } from "./conditions.ts";
import { life, type Move } from "./life.ts";
import { carryOut, moveAsked, movesOf, type Standing, statusByDate, turnOfDay } from "./move.ts";
import { FOR_EVER, isClosedWithout, turned } from "./turned.ts";

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
const alike = (answer: "yes" | "no" | "notApplicable") =>
  fc.constant({ total: 3, yes: 0, no: 0, notApplicable: 0, unanswered: 0, [answer]: 3 });
const few = fc.integer({ min: 0, max: 2 });
const rarely = fc.constantFrom(0, 0, 0, 1);
const facts: fc.Arbitrary<MoveFacts> = fc.record({
  today: fc.constant("2026-03-10"),
  answers: fc.oneof(anyAnswers, alike("yes"), alike("no"), alike("notApplicable")),
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
  isOwn: fc.constantFrom(false, false, false, false, false, false, false, true),
  mustExpire: fc.boolean(),
  asksIssue: fc.boolean(),
  approvedUntil: fc.constantFrom(...days),
  expirationDate: fc.constantFrom(...days),
  nextDueOn: fc.constantFrom(...days),
  note: fc.constantFrom("Motivo.", "Motivo.", "", null),
  isNamed: fc.boolean(),
});
const step = fc.record({
  facts,
  asked: fc.constantFrom(...pendencyStatuses),
  action: fc.option(fc.constantFrom(...pendencyActions), { nil: undefined, freq: 5 }),
  /** Most requests ask for something that is offered. */
  pick: fc.integer({ min: -5, max: 20 }),
  who: fc.constantFrom("person", "person", "person", "person", "clock", "analyser", "analyser", "facts" as const),
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
type Step = {
  readonly known: MoveFacts;
  readonly asked: PendencyStatus;
  readonly action: PendencyAction | undefined;
  readonly pick: number;
  readonly who: "person" | "clock" | "analyser" | "facts";
};
/** What was, what is, and by which line it came to be; none where nobody moved it. */
type Taken = { readonly before: Kept; readonly after: Kept; readonly line: Move | undefined; readonly known: MoveFacts };

const oneOf = <T>(some: readonly T[], pick: number): T | undefined => some[Math.abs(pick) % Math.max(1, some.length)];
const endsWork: readonly PendencyAction[] = ["rest_for_a_time", "rest_for_good"];
/** The line that a step means: that of the clock, of the analysis, of the facts, or what somebody asks for. */
const lineOf = (standing: Kept, { known, asked, action, pick, who }: Step): Move | undefined => {
  // What rests is not moved, so that it rests for few of the steps.
  if (who === "facts" && standing.active && pick < 10) return undefined;
  const lines = life.filter((one) => one.by === who && one.from.includes(standing.status));
  if (who === "facts")
    return oneOf(
      lines.filter((one) => endsWork.includes(one.action) === standing.active),
      pick,
    );
  if (who === "analyser") return standing.active ? oneOf(lines, pick) : undefined;
  if (who === "clock") return standing.active ? turnOfDay(standing.status, known) : undefined;
  const chosen = pick >= 0 ? oneOf(movesOf(standing), pick) : undefined;
  const meant = moveAsked(standing, chosen ? { status: chosen.asks, action: chosen.move.action } : { status: asked, action });
  return meant.ok ? meant.value : undefined;
};
const taken = (before: Kept, line: Move | undefined, known: MoveFacts): Taken => {
  const moved = line && carryOut(before, line, known);
  if (!line || !moved?.ok) return { before, after: before, line: undefined, known };
  const rested = { active: !endsWork.includes(line.action), version: before.version + 1 };
  const change = line.by === "facts" ? rested : turned(before, moved.value, { note: known.note, today: known.today, side: "provider" });
  return { before, after: { ...before, ...change }, line, known };
};
/** What comes back is turned by its date in the same transaction. */
const steps = (before: Kept, step: Step): readonly Taken[] => {
  const first = taken(before, lineOf(before, step), step.known);
  return first.line?.action === "come_back" ? [first, taken(first.after, turnOfDay(first.after.status, step.known), step.known)] : [first];
};

/** What must be true wherever a line was taken: one for each condition of the table, told apart from how the table says it. */
const unlessStopped: { readonly [A in PendencyAction]?: (taken: Taken) => boolean } = {
  send: (it) => isSent(it) && ["OPEN", "PRE_REJECTED"].includes(it.before.status),
  renew: (it) => isSent(it) && ["NEXT_DUE_DATE", "EXPIRED"].includes(it.before.status),
  withdraw: ({ before, after, known }) =>
    !known.isOpened && after.round === before.round - 1 && ["OPEN", "NEXT_DUE_DATE", "EXPIRED"].includes(after.status),
  pre_analyse: ({ after, known }) => after.status === "PRE_ANALYSIS" && known.sentDocuments > 0,
  pre_reject: ({ after, known }) => after.status === "PRE_REJECTED" && known.answers.no > 0,
  confirm_rejection: (it) => isRejected(it) && it.before.status === "PRE_REJECTED",
  reject: (it) => isRejected(it) && it.before.status === "IN_REVISION",
  approve: ({ before, after, known }) => after.status === before.status && known.sentDocuments > 0 && isDated(known),
  finish: (it) => isByDate(it) && isAllGood(it.known) && isDated(it.known) && !it.after.closedUnread,
  close_unread: (it) => it.after.closedUnread && (it.before.status === "OPEN" ? isClosedForEver(it) : isByDate(it)),
  not_applicable: ({ known: { answers } }) => answers.total > 0 && answers.notApplicable === answers.total,
  reopen: ({ after, known }) => after.status === "OPEN" && known.note === "Motivo." && after.approvedUntil === null,
  question: ({ before, after, known }) => after.returnsTo === before.status && known.note === "Motivo.",
  answer: ({ before, after, known }) =>
    known.note === "Motivo." &&
    (after.status === before.returnsTo || (isWatched(before.returnsTo) && after.status === statusByDate(known))),
  near_expiry: ({ before, after, known }) => before.status === "DONE" && after.status === statusByDate(known),
  expire: ({ before, after, known }) => isWatched(before.status) && after.status === statusByDate(known),
};
const isClosedForEver = ({ after, known }: Taken): boolean =>
  after.approvedUntil === FOR_EVER && after.status === "DONE" && (known.isNamed || known.answers.no === 0);
const isWatched = (status: PendencyStatus | null): boolean => status === "DONE" || status === "NEXT_DUE_DATE";
const isAllGood = ({ answers }: MoveFacts): boolean => answers.yes > 0 && answers.no === 0 && answers.unanswered === 0;
const isDated = ({ mustExpire, undatedSent }: MoveFacts): boolean => !mustExpire || undatedSent === 0;
const isByDate = ({ after, known }: Taken): boolean => after.status === statusByDate(known);
const isRejected = ({ after, known }: Taken): boolean =>
  after.status === "OPEN" && after.rejectedRound === after.round && known.answers.no > 0 && known.note === "Motivo.";
const isSent = ({ before, after, known: { toSend, mustExpire, asksIssue, wasRejected, today } }: Taken): boolean =>
  after.round === before.round + 1 &&
  after.sentFrom === before.status &&
  toSend.drafts + toSend.kept > 0 &&
  toSend.held === 0 &&
  !(wasRejected && toSend.drafts === 0) &&
  !(mustExpire && toSend.withoutExpiry > 0) &&
  !(asksIssue && toSend.withoutIssue > 0) &&
  !isExpired(toSend.expirationDate, today);

/** What nobody decides who sent a document of it. */
const decisions: readonly PendencyAction[] = ["approve", "finish", "close_unread", "reject", "confirm_rejection", "not_applicable"];

/** What must hold where somebody took a line: it may be taken there, and its conditions are met. */
const holdsOfLine = (it: Taken, line: Move): void => {
  const { before, after, known } = it;
  expect(before.active).toBe(true);
  expect(line.from).toContain(before.status);
  if (decisions.includes(line.action)) expect(known.isOwn).toBe(false);
  if (after.closedUnread && !before.closedUnread) expect(line.action).toBe("close_unread");
  if (before.closedUnread && !after.closedUnread) expect([...decisions, "pre_reject", "reopen"]).toContain(line.action);
  const followsItsDate = line.action !== "withdraw" && !isClosedWithout(line);
  if (followsItsDate && isWatched(after.status)) expect(isExpired(known.expirationDate, known.today)).toBe(false);
  expect(unlessStopped[line.action]?.(it) ?? true, `${line.action} from ${before.status} to ${after.status}`).toBe(true);
};

/** What must hold after every step, whoever made it. */
const holds = (it: Taken): void => {
  const { before, after, line } = it;
  expect((after.status === "SUPPORT") === (after.returnsTo !== null)).toBe(true);
  expect(after.returnsTo).not.toBe("SUPPORT");
  expect(after.round).toBeGreaterThanOrEqual(0);
  if (["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"].includes(after.status)) expect(after.revisionDate).not.toBeNull();
  expect(after.version - before.version).toBe(line ? 1 : 0);
  if (!line) expect(after).toEqual(before);
  else if (line.by === "facts") expect([after.status, after.active]).toEqual([before.status, !before.active]);
  else holdsOfLine(it, line);
};

test("ten thousand random steps through the life keep what must hold after each of them, take every line and reach every status", () => {
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
  const reached = new Set<PendencyStatus>();
  const walked = new Set<Move>();
  for (const { facts: known, ...asked } of fc.sample(step, { numRuns: STEPS, seed: 7 }))
    for (const it of steps(standing, { ...asked, known })) {
      holds(it);
      standing = it.after;
      reached.add(standing.status);
      if (it.line) walked.add(it.line);
    }
  expect(reached).toEqual(new Set(pendencyStatuses));
  expect(life.filter((line) => !walked.has(line))).toEqual([]);
});
