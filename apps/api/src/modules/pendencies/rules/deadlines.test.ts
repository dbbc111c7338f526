import { expect, test } from "vitest";
import { noLocalHolidays } from "../../calendar/rules/index.ts";
import { type DeadlineFacts, daysOfReview, deadlinesAfter, queuedStatuses, refreshedDeadlines, statusesWithDeadline } from "./deadlines.ts";
import { reviewClockIn } from "./review-clock.ts";

const facts: DeadlineFacts = {
  status: "IN_REVISION",
  returnsTo: null,
  questionSide: null,
  active: true,
  frequency: "once",
  referenceMonth: null,
  due: undefined,
  createdOn: "2026-03-02",
  firstDay: null,
  askedAgainOn: null,
  expirationDate: null,
  approvedUntil: null,
  reviewFrom: null,
  reviewDays: null,
  reviewBy: null,
};
const local = noLocalHolidays;
const running = { reviewFrom: "2026-03-30", reviewDays: 5, reviewBy: "2026-04-07" };
const none = { reviewFrom: null, reviewDays: null, reviewBy: null };
const clockOf = ({ reviewFrom, reviewDays, reviewBy }: Pick<DeadlineFacts, "reviewFrom" | "reviewDays" | "reviewBy">) => ({
  reviewFrom,
  reviewDays,
  reviewBy,
});

test("a sending starts the review clock over the Easter holiday", () => {
  const sent = deadlinesAfter(facts, { action: "send", reviewDays: 5, today: "2026-03-30", local });
  expect(sent).toEqual({ ...running, sendBy: null, askedAgainOn: null });
  expect(clockOf(deadlinesAfter(facts, { action: "renew", reviewDays: null, today: "2026-03-30", local }))).toEqual(none);
});

test("the review clock stops from the contractor's question to the answer", () => {
  const asked = { ...facts, ...running, status: "SUPPORT", returnsTo: "IN_REVISION", questionSide: "contractor" } as const;
  const paused = deadlinesAfter(asked, { action: "question", reviewDays: null, today: "2026-04-02", local });
  expect(clockOf(paused)).toEqual({ reviewFrom: null, reviewDays: 2, reviewBy: null });
  const again = reviewClockIn(paused, asked, { today: "2026-04-09", local });
  expect(again).toEqual(clockOf(paused));
  const resumed = deadlinesAfter({ ...facts, ...paused }, { action: "answer", reviewDays: null, today: "2026-04-17", local });
  expect(clockOf(resumed)).toEqual({ reviewFrom: "2026-04-17", reviewDays: 2, reviewBy: "2026-04-22" });
});

test("the review clock runs during a question of the supplier", () => {
  const asked = { ...facts, ...running, status: "SUPPORT", returnsTo: "IN_REVISION", questionSide: "provider" } as const;
  expect(reviewClockIn(running, asked, { today: "2026-04-02", local })).toEqual(running);
});

test("an overdue review stays as late as it was before the pause", () => {
  const preRejected = { ...facts, ...running, status: "PRE_REJECTED" } as const;
  const paused = deadlinesAfter(preRejected, { action: "pre_reject", reviewDays: null, today: "2026-04-09", local });
  expect(paused).toEqual({ reviewFrom: null, reviewDays: -2, reviewBy: null, askedAgainOn: "2026-04-09", sendBy: "2026-04-16" });
  const resumed = reviewClockIn(paused, facts, { today: "2026-04-15", local });
  expect(resumed).toEqual({ reviewFrom: "2026-04-15", reviewDays: -2, reviewBy: "2026-04-13" });
});

test("the review clock stops during inactivity and ends with the decision", () => {
  expect(reviewClockIn(running, { ...facts, active: false }, { today: "2026-04-07", local }).reviewDays).toBe(0);
  for (const status of ["OPEN", "DONE", "SUPPORT"] as const)
    expect(reviewClockIn(running, { ...facts, status }, { today: "2026-04-01", local })).toEqual(none);
});

test("a rejection ends the review and gives the supplier five business days", () => {
  const open = { ...facts, ...running, status: "OPEN" } as const;
  const rejected = deadlinesAfter(open, { action: "reject", reviewDays: null, today: "2026-12-28", local });
  expect(rejected).toEqual({ ...none, sendBy: "2027-01-05", askedAgainOn: "2026-12-28" });
});

test("a review after a rejection has the days of the new analysis", () => {
  const terms = { analysisDays: 5, reAnalysisDays: 3 };
  const of = (round: number, rejectedRound: number | null, status: "OPEN" | "PRE_REJECTED" | "EXPIRED" = "OPEN") =>
    daysOfReview({ status, round, rejectedRound }, terms);
  expect([of(0, null), of(1, 1), of(2, 1, "EXPIRED"), of(1, null, "PRE_REJECTED")]).toEqual([5, 3, 5, 3]);
  expect(daysOfReview({ status: "OPEN", round: 1, rejectedRound: 1 }, { analysisDays: 5, reAnalysisDays: null })).toBe(5);
});

const stored = { ...facts, revisionDate: "2026-03-30", round: 1, rejectedRound: null };
const terms = { analysisDays: 5, reAnalysisDays: 3 };

test("a refresh moves a running review behind a new holiday", () => {
  const refreshed = refreshedDeadlines({ ...stored, ...running }, terms, { today: "2026-04-01", local: new Set(["04-02"]) });
  expect(clockOf(refreshed)).toEqual({ ...running, reviewBy: "2026-04-08" });
});

test("a refresh starts an older review on the day of its sending", () => {
  const now = { today: "2026-04-06", local };
  expect(clockOf(refreshedDeadlines(stored, terms, now))).toEqual(running);
  expect(clockOf(refreshedDeadlines({ ...stored, round: 2, rejectedRound: 1 }, terms, now))).toEqual({
    ...running,
    reviewDays: 3,
    reviewBy: "2026-04-02",
  });
  const support = { ...stored, status: "SUPPORT", returnsTo: "IN_REVISION", questionSide: "contractor" } as const;
  expect(clockOf(refreshedDeadlines(support, terms, now))).toEqual({ reviewFrom: null, reviewDays: 1, reviewBy: null });
  expect(clockOf(refreshedDeadlines({ ...stored, revisionDate: null }, terms, now))).toEqual(none);
});

test("only received documents have a position in the queue", () => {
  expect(queuedStatuses).toEqual(["IN_REVISION", "PRE_ANALYSIS"]);
  expect(statusesWithDeadline).not.toContain("DONE");
  expect(statusesWithDeadline).not.toContain("NOT_APPLICABLE");
});

test("a reversed rejection starts the review clock unless it finishes the document", () => {
  const reversed = { action: "reverse_rejection", reviewDays: 5, today: "2026-03-30", local } as const;
  expect(clockOf(deadlinesAfter(facts, reversed))).toEqual(running);
  expect(clockOf(deadlinesAfter({ ...facts, status: "DONE" }, reversed))).toEqual(none);
});
