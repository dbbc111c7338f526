import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { describe, expect, test } from "vitest";
import type { Answers, MoveFacts } from "./conditions.ts";
import { applyTransition, dateTransition, moveAsked, movesOf, type Standing, statusByDate } from "./move.ts";
import type { ToSend } from "./sending.ts";
import type { TransitionActor } from "./transitions.ts";

const today = "2026-03-10";
const answers = (change: Partial<Answers> = {}): Answers => ({ total: 5, yes: 5, no: 0, notApplicable: 0, unanswered: 0, ...change });
const toSend = (change: Partial<ToSend> = {}): ToSend => ({
  drafts: 1,
  kept: 0,
  held: 0,
  withoutExpiry: 0,
  withoutIssue: 0,
  expirationDate: null,
  ...change,
});
const facts = (change: Partial<MoveFacts> = {}): MoveFacts => ({
  today,
  answers: answers(),
  sentDocuments: 1,
  toSend: toSend(),
  undatedSent: 0,
  wasRejected: false,
  isOpened: false,
  isOwn: false,
  mustExpire: true,
  asksIssue: true,
  approvedUntil: null,
  expirationDate: null,
  nextDueOn: null,
  note: "Falta a assinatura.",
  isNamed: false,
  ...change,
});
const at = (status: PendencyStatus, change: Partial<Standing> = {}): Standing => ({
  status,
  returnsTo: null,
  sentFrom: null,
  active: true,
  ...change,
});

/** Target of a request, or the refusal code. */
const lead = (from: PendencyStatus | Standing, to: PendencyStatus, change: Partial<MoveFacts> = {}): string => {
  const standing = typeof from === "string" ? at(from) : from;
  const meant = moveAsked(standing, { status: to });
  if (!meant.ok) return meant.code;
  const moved = applyTransition(standing, meant.value, facts(change));
  return moved.ok ? moved.value.status : moved.code;
};

describe("requested transitions", () => {
  test("each status allows only its listed targets [R-426]", () => {
    const ways = pendencyStatuses.map((from) => [from, pendencyStatuses.filter((to) => moveAsked(at(from), { status: to }).ok)]);
    expect(Object.fromEntries(ways)).toEqual({
      OPEN: ["IN_REVISION", "DONE", "NOT_APPLICABLE", "SUPPORT"],
      IN_REVISION: ["OPEN", "DONE", "NOT_APPLICABLE", "SUPPORT", "PRE_ANALYSIS"],
      DONE: ["OPEN", "SUPPORT"],
      NOT_APPLICABLE: ["OPEN", "SUPPORT"],
      NEXT_DUE_DATE: ["OPEN", "IN_REVISION", "SUPPORT"],
      EXPIRED: ["OPEN", "IN_REVISION", "SUPPORT"],
      SUPPORT: [],
      PRE_ANALYSIS: ["IN_REVISION", "PRE_REJECTED"],
      PRE_REJECTED: ["OPEN", "IN_REVISION", "SUPPORT"],
    });
  });

  test("an inactive pendency allows no transition", () => {
    expect(lead(at("OPEN", { active: false }), "DONE")).toBe("pendency.inactive");
    expect(movesOf(at("OPEN", { active: false }))).toEqual([]);
  });

  test("an answer returns the pendency only to its previous status", () => {
    const stopped = at("SUPPORT", { returnsTo: "IN_REVISION" });
    expect(lead(stopped, "IN_REVISION")).toBe("IN_REVISION");
    expect(lead(stopped, "OPEN")).toBe("pendency.move_not_allowed");
  });

  test("an answer applies a date that passed during the question [CD-159]", () => {
    const answered = (returnsTo: PendencyStatus, expirationDate: string | null, nextDueOn: string | null) =>
      lead(at("SUPPORT", { returnsTo }), returnsTo, { expirationDate, nextDueOn });
    expect(answered("DONE", "2026-04-10", "2026-03-11")).toBe("DONE");
    expect(answered("DONE", "2026-04-09", "2026-03-10")).toBe("NEXT_DUE_DATE");
    expect(answered("DONE", "2026-03-09", "2026-02-07")).toBe("EXPIRED");
    expect(answered("NEXT_DUE_DATE", "2026-03-10", "2026-02-08")).toBe("NEXT_DUE_DATE");
    expect(answered("NEXT_DUE_DATE", "2026-03-09", "2026-02-07")).toBe("EXPIRED");
    expect(answered("NOT_APPLICABLE", "2026-03-09", "2026-02-07")).toBe("NOT_APPLICABLE");
  });

  test("an answer without a previous status keeps SUPPORT", () => {
    const answer = movesOf(at("SUPPORT", { returnsTo: "OPEN" }))[0]?.move;
    expect(answer && applyTransition(at("SUPPORT"), answer, facts())).toMatchObject({ value: { status: "SUPPORT" } });
  });

  test("the first of two transitions applies unless the request names another", () => {
    const named = moveAsked(at("IN_REVISION"), { status: "DONE", action: "close_unread" });
    expect(named.ok && named.value.action).toBe("close_unread");
    const first = moveAsked(at("IN_REVISION"), { status: "DONE" });
    expect(first.ok && first.value.action).toBe("finish");
    const approval = moveAsked(at("IN_REVISION"), { status: "IN_REVISION", action: "approve" });
    expect(approval.ok && applyTransition(at("IN_REVISION"), approval.value, facts())).toMatchObject({ value: { status: "IN_REVISION" } });
    expect(moveAsked(at("IN_REVISION"), { status: "IN_REVISION" }).ok).toBe(false);
  });

  test("the transition the user may take applies, or else the first", () => {
    const meant = (from: PendencyStatus, to: PendencyStatus, key?: TransitionActor) => {
      const outcome = moveAsked(at(from), { status: to }, (by) => by === key);
      return outcome.ok && outcome.value.action;
    };
    expect(meant("PRE_REJECTED", "IN_REVISION", "pre_rejected_pendency")).toBe("return_to_review");
    expect(meant("PRE_REJECTED", "IN_REVISION", "send_pendency_analysis")).toBe("send");
    expect(meant("IN_REVISION", "OPEN", "send_pendency_analysis")).toBe("withdraw");
    expect(meant("IN_REVISION", "OPEN", "reject_pendency")).toBe("reject");
    expect(meant("IN_REVISION", "OPEN")).toBe("reject");
    expect(meant("IN_REVISION", "IN_REVISION", "confirm_pendency")).toBe(false);
  });
});

describe("conditions", () => {
  test("finishing requires Sim or N/A everywhere, and not only N/A [R-431]", () => {
    expect(lead("IN_REVISION", "DONE")).toBe("DONE");
    expect(lead("IN_REVISION", "DONE", { answers: answers({ yes: 4, notApplicable: 1 }) })).toBe("DONE");
    expect(lead("IN_REVISION", "DONE", { answers: answers({ yes: 4, no: 1 }) })).toBe("pendency.cannot_finish");
    expect(lead("IN_REVISION", "DONE", { answers: answers({ yes: 4, unanswered: 1 }) })).toBe("pendency.cannot_finish");
    expect(lead("IN_REVISION", "DONE", { answers: answers({ yes: 0, notApplicable: 5 }) })).toBe("pendency.cannot_finish");
  });

  test("approval requires an expiry date if the type expires [R-466]", () => {
    expect(lead("IN_REVISION", "DONE", { undatedSent: 1 })).toBe("pendency.expiry_missing");
    expect(lead("IN_REVISION", "DONE", { undatedSent: 1, mustExpire: false })).toBe("DONE");
    const approval = moveAsked(at("IN_REVISION"), { status: "IN_REVISION", action: "approve" });
    expect(approval.ok && applyTransition(at("IN_REVISION"), approval.value, facts({ undatedSent: 1 }))).toMatchObject({
      code: "pendency.expiry_missing",
    });
  });

  test("a rejection requires a Não and a justification [R-432] [R-437]", () => {
    const withNo = answers({ yes: 4, no: 1 });
    expect(lead("IN_REVISION", "OPEN", { answers: withNo })).toBe("OPEN");
    expect(lead("IN_REVISION", "OPEN")).toBe("pendency.cannot_reject");
    expect(lead("IN_REVISION", "OPEN", { answers: withNo, note: "  " })).toBe("pendency.note_missing");
    expect(lead("PRE_REJECTED", "OPEN", { answers: withNo, note: null })).toBe("pendency.note_missing");
  });

  test("not applicable requires N/A for every question [R-433]", () => {
    expect(lead("OPEN", "NOT_APPLICABLE", { answers: answers({ yes: 0, notApplicable: 5 }) })).toBe("NOT_APPLICABLE");
    expect(lead("OPEN", "NOT_APPLICABLE", { answers: answers({ yes: 1, notApplicable: 4 }) })).toBe("pendency.cannot_mark_not_applicable");
    expect(lead("OPEN", "NOT_APPLICABLE", { answers: answers({ total: 0, yes: 0 }) })).toBe("pendency.cannot_mark_not_applicable");
  });

  test("sending requires a document that has not expired [R-434]", () => {
    expect(lead("OPEN", "IN_REVISION")).toBe("IN_REVISION");
    expect(lead("OPEN", "IN_REVISION", { toSend: toSend({ drafts: 0 }) })).toBe("pendency.nothing_sent");
    const old = (expirationDate: string) => ({ expirationDate: "2026-03-09", toSend: toSend({ expirationDate }) });
    expect(lead("EXPIRED", "IN_REVISION", old("2026-03-09"))).toBe("pendency.document_expired");
    expect(lead("EXPIRED", "IN_REVISION", old(today))).toBe("IN_REVISION");
  });

  test("rejected documents are sent again only with a new draft", () => {
    expect(lead("OPEN", "IN_REVISION", { wasRejected: true, toSend: toSend({ drafts: 0, kept: 2 }) })).toBe("pendency.nothing_new");
    expect(lead("OPEN", "IN_REVISION", { wasRejected: true, toSend: toSend({ drafts: 1, kept: 1 }) })).toBe("IN_REVISION");
    expect(lead("OPEN", "IN_REVISION", { toSend: toSend({ drafts: 0, kept: 1 }) })).toBe("IN_REVISION");
  });

  test("sending requires scanned documents with an expiry date [R-466]", () => {
    expect(lead("OPEN", "IN_REVISION", { toSend: toSend({ held: 1 }) })).toBe("pendency.documents_held");
    expect(lead("OPEN", "IN_REVISION", { toSend: toSend({ withoutExpiry: 1 }) })).toBe("pendency.expiry_missing");
    expect(lead("OPEN", "IN_REVISION", { mustExpire: false, toSend: toSend({ withoutExpiry: 1 }) })).toBe("IN_REVISION");
  });

  test("closing unread with bad answers requires the named action [R-431] [R-436]", () => {
    for (const bad of [
      answers({ yes: 3, no: 1 }),
      answers({ yes: 3, unanswered: 1 }),
      answers({ yes: 0, notApplicable: 5 }),
      answers({ yes: 0, unanswered: 5 }),
    ]) {
      expect(lead("OPEN", "DONE", { answers: bad })).toBe("pendency.cannot_finish");
      expect(lead("OPEN", "DONE", { answers: bad, isNamed: true })).toBe("DONE");
    }
    expect(lead("OPEN", "DONE", { answers: answers({ yes: 3, notApplicable: 1 }) })).toBe("DONE");
  });

  test("a user cannot decide on their own document", () => {
    const decided = [
      lead("IN_REVISION", "DONE", { isOwn: true }),
      lead("IN_REVISION", "OPEN", { isOwn: true, answers: answers({ no: 1 }) }),
      lead("IN_REVISION", "NOT_APPLICABLE", { isOwn: true }),
      lead("OPEN", "DONE", { isOwn: true }),
    ];
    expect(new Set(decided)).toEqual(new Set(["pendency.own_document"]));
    expect(lead("OPEN", "IN_REVISION", { isOwn: true })).toBe("IN_REVISION");
    expect(lead("DONE", "OPEN", { isOwn: true })).toBe("OPEN");
  });

  test("questions and answers require a text", () => {
    for (const from of ["OPEN", "IN_REVISION", "DONE"] as const) {
      expect(lead(from, "SUPPORT")).toBe("SUPPORT");
      for (const note of [null, "", "  \n"]) expect(lead(from, "SUPPORT", { note })).toBe("pendency.question_missing");
    }
    expect(lead(at("SUPPORT", { returnsTo: "OPEN" }), "OPEN", { note: " " })).toBe("pendency.answer_missing");
  });

  test("sending requires an issue date if the type asks for it [R-463]", () => {
    expect(lead("OPEN", "IN_REVISION", { toSend: toSend({ withoutIssue: 1 }) })).toBe("pendency.issue_missing");
    expect(lead("EXPIRED", "IN_REVISION", { toSend: toSend({ withoutIssue: 1 }) })).toBe("pendency.issue_missing");
    expect(lead("OPEN", "IN_REVISION", { asksIssue: false, toSend: toSend({ withoutIssue: 1 }) })).toBe("IN_REVISION");
  });

  test("reopening requires a reason, closing unread only its action [R-435] [R-436]", () => {
    for (const from of ["DONE", "NOT_APPLICABLE", "NEXT_DUE_DATE", "EXPIRED"] as const) {
      expect(lead(from, "OPEN")).toBe("OPEN");
      expect(lead(from, "OPEN", { note: null })).toBe("pendency.reason_missing");
    }
    expect(lead("OPEN", "DONE", { answers: answers({ yes: 0, unanswered: 5 }), note: null, isNamed: true })).toBe("DONE");
  });
});

describe("withdrawal", () => {
  const withdrawn = (sentFrom: PendencyStatus | null, change: Partial<MoveFacts> = {}) => {
    const standing = at("IN_REVISION", { sentFrom });
    const line = movesOf(standing).find(({ move }) => move.action === "withdraw");
    const moved = line && applyTransition(standing, line.move, facts(change));
    return moved?.ok ? moved.value.status : moved?.code;
  };

  test("an unopened sending returns to its previous status", () => {
    expect(withdrawn(null)).toBe("OPEN");
    expect(withdrawn("PRE_REJECTED")).toBe("OPEN");
    expect(withdrawn("EXPIRED")).toBe("EXPIRED");
    expect(withdrawn("OPEN", { isOpened: true })).toBe("pendency.already_opened");
  });

  test("a renewal returns to near expiry, or to expired after its date [CD-159]", () => {
    expect(withdrawn("NEXT_DUE_DATE", { approvedUntil: today })).toBe("NEXT_DUE_DATE");
    expect(withdrawn("NEXT_DUE_DATE", { approvedUntil: "2026-03-09" })).toBe("EXPIRED");
  });
});

describe("document dates", () => {
  test("a document expires after its last day and nears expiry before [CD-159]", () => {
    const stands = (expirationDate: string | null, nextDueOn: string | null) => statusByDate({ expirationDate, nextDueOn, today });
    expect(stands("2026-03-10", "2026-02-08")).toBe("NEXT_DUE_DATE");
    expect(stands("2026-03-09", "2026-02-08")).toBe("EXPIRED");
    expect(stands("2026-04-09", "2026-03-10")).toBe("NEXT_DUE_DATE");
    expect(stands("2026-04-10", "2026-03-11")).toBe("DONE");
    expect(stands(null, null)).toBe("DONE");
  });

  test("finishing a document that has expired leads to EXPIRED", () => {
    expect(lead("IN_REVISION", "DONE", { expirationDate: "2026-03-09", nextDueOn: "2026-02-07" })).toBe("EXPIRED");
  });

  test("the date transition applies once to finished pendencies only", () => {
    const turned = (status: PendencyStatus, expirationDate: string, nextDueOn: string | null) =>
      dateTransition(status, facts({ expirationDate, nextDueOn }))?.to;
    expect(turned("DONE", "2026-04-09", "2026-03-10")).toBe("NEXT_DUE_DATE");
    expect(turned("DONE", "2026-03-09", "2026-02-07")).toBe("EXPIRED");
    expect(turned("NEXT_DUE_DATE", "2026-03-09", "2026-02-07")).toBe("EXPIRED");
    expect(turned("NEXT_DUE_DATE", "2026-03-10", "2026-02-08")).toBeUndefined();
    expect(turned("EXPIRED", "2026-03-01", "2026-02-01")).toBeUndefined();
    expect(turned("OPEN", "2026-03-01", "2026-02-01")).toBeUndefined();
    expect(turned("DONE", "2026-04-09", null)).toBeUndefined();
  });
});
