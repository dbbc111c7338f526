import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { isAwaitingAction, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { blocksFrom } from "./blocks-work.ts";
import { fieldsAfterTransition, noteSaid } from "./fields-after-transition.ts";
import { movesOf } from "./move.ts";
import { isRemovable } from "./removal.ts";
import { requiresCurrentAnswers } from "./requires-current-answers.ts";
import { statusFromAnswers } from "./status-from-answers.ts";
import { transitions } from "./transitions.ts";

const answers = { total: 4, yes: 0, no: 0, notApplicable: 0, unanswered: 0 };

test("answers suggest rejection, not applicable or done [R-427]", () => {
  expect(statusFromAnswers({ ...answers, yes: 3, no: 1 })).toBe("OPEN");
  expect(statusFromAnswers({ ...answers, notApplicable: 4 })).toBe("NOT_APPLICABLE");
  expect(statusFromAnswers({ ...answers, yes: 4 })).toBe("DONE");
  expect(statusFromAnswers({ ...answers, total: 0 })).toBe("DONE");
});

test("only an open pendency without documents is removable [CD-149]", () => {
  const none = { sentDocuments: 0, toSend: { drafts: 0 } };
  expect(isRemovable({ status: "OPEN", ...none })).toBe(true);
  expect(isRemovable({ status: "OPEN", ...none, sentDocuments: 1 })).toBe(false);
  expect(isRemovable({ status: "OPEN", ...none, toSend: { drafts: 1 } })).toBe(false);
  expect(isRemovable({ status: "DONE", ...none })).toBe(false);
});

test("decisions require current answers, other transitions do not", () => {
  const requiringActions = (isNamed: boolean) => [
    ...new Set(transitions.filter((move) => requiresCurrentAnswers(move, { isNamed })).map(({ action }) => action)),
  ];
  const always = ["pre_reject", "confirm_rejection", "approve", "finish", "reject", "reverse_rejection", "not_applicable"];
  expect(requiringActions(true)).toEqual(always);
  expect(requiringActions(false).toSorted()).toEqual([...always, "close_unread"].toSorted());
});

const kept = {
  status: "IN_REVISION",
  returnsTo: null,
  sentFrom: null,
  active: true,
  note: "Antes.",
  closedUnread: false,
  revisionDate: "2026-03-01",
  expirationDate: null,
  approvedUntil: null,
  round: 1,
  rejectedRound: null,
  version: 4,
} as const;
const move = (asked: string) => {
  const found = transitions.find(({ action }) => action === asked);
  if (!found) throw new Error(`the life has no ${asked}`);
  return found;
};

test("the revision date stays through a question until the decision", () => {
  const moved = (action: string, status: "SUPPORT" | "OPEN" | "IN_REVISION", from: Parameters<typeof fieldsAfterTransition>[0] = kept) =>
    fieldsAfterTransition(from, { move: move(action), status }, { note: null, today: "2026-03-10", side: "provider" });
  expect(moved("question", "SUPPORT")).toMatchObject({
    returnsTo: "IN_REVISION",
    questionSide: "provider",
    revisionDate: "2026-03-01",
    note: "Antes.",
    version: 5,
  });
  expect(moved("reject", "OPEN")).toMatchObject({ returnsTo: null, questionSide: null, revisionDate: null });
  expect(moved("send", "IN_REVISION", { ...kept, status: "OPEN", revisionDate: null })).toMatchObject({ revisionDate: "2026-03-10" });
});

test("questions and answers keep the note of the last decision", () => {
  const after = (action: string, status: "SUPPORT" | "OPEN" | "IN_REVISION") =>
    fieldsAfterTransition(kept, { move: move(action), status }, { note: "Agora.", today: "2026-03-10", side: "provider" }).note;
  expect([after("question", "SUPPORT"), after("answer", "IN_REVISION"), after("reject", "OPEN")]).toEqual(["Antes.", "Antes.", "Agora."]);
  const historyNote = (action: string) => noteSaid({ move: move(action), status: "IN_REVISION" }, "Agora.");
  expect(["question", "answer", "reject", "send"].map(historyNote)).toEqual([null, null, "Agora.", "Agora."]);
});

test("a decision clears the previous note, other transitions keep it", () => {
  const noteAfter = (action: string, status: PendencyStatus) =>
    fieldsAfterTransition(kept, { move: move(action), status }, { note: null, today: "2026-03-10", side: "provider" }).note;
  const decided = [
    noteAfter("approve", "IN_REVISION"),
    noteAfter("finish", "DONE"),
    noteAfter("close_unread", "DONE"),
    noteAfter("pre_reject", "PRE_REJECTED"),
  ];
  expect(decided).toEqual([null, null, null, null]);
  expect(noteAfter("not_applicable", "NOT_APPLICABLE")).toBeNull();
  expect([noteAfter("send", "IN_REVISION"), noteAfter("near_expiry", "NEXT_DUE_DATE")]).toEqual(["Antes.", "Antes."]);
});

test("sending adds a round, withdrawing removes it, rejecting marks it", () => {
  const asked = { note: null, today: "2026-03-10", side: "provider" } as const;
  const sent = fieldsAfterTransition({ ...kept, status: "NEXT_DUE_DATE" }, { move: move("renew"), status: "IN_REVISION" }, asked);
  expect(sent).toMatchObject({ round: 2, sentFrom: "NEXT_DUE_DATE" });
  expect(fieldsAfterTransition({ ...kept, ...sent }, { move: move("withdraw"), status: "NEXT_DUE_DATE" }, asked)).toMatchObject({
    round: 1,
    sentFrom: null,
  });
  expect(fieldsAfterTransition(kept, { move: move("reject"), status: "OPEN" }, asked)).toMatchObject({ round: 1, rejectedRound: 1 });
  expect(
    fieldsAfterTransition({ ...kept, rejectedRound: 1 }, { move: move("reverse_rejection"), status: "IN_REVISION" }, asked),
  ).toMatchObject({ round: 1, rejectedRound: null });
  expect(fieldsAfterTransition(kept, { move: move("confirm_rejection"), status: "OPEN" }, asked)).toMatchObject({ rejectedRound: 1 });
  expect(fieldsAfterTransition({ ...kept, rejectedRound: 1, round: 2 }, { move: move("finish"), status: "DONE" }, asked)).toMatchObject({
    rejectedRound: 1,
  });
});

test("a certificate adds a round and its withdrawal ends the approval, unless another one lasts", () => {
  const asked = { note: "Prova anulada", today: "2026-03-10", side: "contractor" } as const;
  const dated = { ...kept, sentFrom: "OPEN" as const, closedUnread: true, expirationDate: "2028-03-10" };
  expect(fieldsAfterTransition(dated, { move: move("certify"), status: "DONE" }, { ...asked, note: null })).toMatchObject({
    ...{ status: "DONE", approvedUntil: "2028-03-10", round: 2, sentFrom: null, closedUnread: false, note: null, revisionDate: null },
  });
  const done = { ...dated, status: "DONE" as const, approvedUntil: "2028-03-10" };
  expect(fieldsAfterTransition(done, { move: move("revoke"), status: "OPEN" }, asked)).toMatchObject({
    ...{ status: "OPEN", approvedUntil: null, round: 1, note: "Prova anulada" },
  });
  const otherwise = transitions.find(({ action, to }) => action === "revoke" && to === "by_date") ?? move("revoke");
  expect(fieldsAfterTransition(done, { move: otherwise, status: "DONE" }, asked)).toMatchObject({
    status: "DONE",
    approvedUntil: "2028-03-10",
  });
});

test("a need of the training sets the note, and its end restores the closed-unread mark", () => {
  const asked = { note: "Retorno", today: "2026-03-10", side: "contractor" } as const;
  const done = { ...kept, status: "DONE" as const, closedUnread: true, approvedUntil: "2026-03-01" };
  const opened = fieldsAfterTransition(done, { move: move("train_again"), status: "OPEN" }, asked);
  expect(opened).toMatchObject({ status: "OPEN", approvedUntil: "2026-03-01", round: 1, note: "Retorno", closedUnread: false });
  const restored = {
    ...kept,
    ...opened,
    status: "OPEN" as const,
    closedUnread: true,
    approvedUntil: "2028-01-01",
    expirationDate: "2028-01-01",
  };
  expect(fieldsAfterTransition(restored, { move: move("need_withdrawn"), status: "DONE" }, { ...asked, note: null })).toMatchObject({
    ...{ status: "DONE", approvedUntil: "2028-01-01", round: 1, note: null, closedUnread: true },
  });
});

test("the closed-unread mark stays until the next decision [CD-159]", () => {
  const closed = fieldsAfterTransition(
    kept,
    { move: move("close_unread"), status: "DONE" },
    { note: "Dispensado.", today: "2026-03-10", side: "provider" },
  );
  expect(closed).toMatchObject({ closedUnread: true, note: "Dispensado." });
  const asked = { note: null, today: "2026-03-11", side: "provider" } as const;
  const done = { ...kept, status: "DONE" as const, closedUnread: true };
  expect(fieldsAfterTransition(done, { move: move("reopen"), status: "OPEN" }, asked).closedUnread).toBe(false);
  const due = { ...done, status: "NEXT_DUE_DATE" as const };
  const renewed = { ...due, ...fieldsAfterTransition(due, { move: move("renew"), status: "IN_REVISION" }, asked) };
  expect(fieldsAfterTransition(renewed, { move: move("withdraw"), status: "NEXT_DUE_DATE" }, asked).closedUnread).toBe(true);
  expect(fieldsAfterTransition(renewed, { move: move("finish"), status: "DONE" }, asked).closedUnread).toBe(false);
});

test("a question keeps the closed-unread mark [CD-159]", () => {
  const asked = { note: "Por quê?", today: "2026-03-11", side: "provider" } as const;
  const done = { ...kept, status: "DONE" as const, closedUnread: true };
  const stopped = fieldsAfterTransition(done, { move: move("question"), status: "SUPPORT" }, asked);
  expect(stopped).toMatchObject({ closedUnread: true, returnsTo: "DONE" });
  expect(fieldsAfterTransition({ ...done, ...stopped }, { move: move("answer"), status: "DONE" }, asked)).toMatchObject({
    closedUnread: true,
    status: "DONE",
  });
});

test("closing unread without a document never expires [CD-114]", () => {
  const open = { ...kept, status: "OPEN" as const, expirationDate: "2026-03-01" };
  const [close] = movesOf(open).filter((one) => one.move.action === "close_unread");
  if (!close) throw new Error("what is open cannot be closed");
  const closed = fieldsAfterTransition(open, { move: close.move, status: "DONE" }, { note: null, today: "2026-03-10", side: "provider" });
  expect(closed).toMatchObject({ approvedUntil: "9999-12-31", followsNoDate: true });
});

test("an approval lasts until its date unless the pendency is reopened [CD-159]", () => {
  const asked = { note: "Motivo.", today: "2026-03-10", side: "provider" } as const;
  const after = (from: Parameters<typeof fieldsAfterTransition>[0], action: string, status: "DONE" | "OPEN" | "IN_REVISION") =>
    fieldsAfterTransition(from, { move: move(action), status }, asked).approvedUntil;
  expect(after({ ...kept, expirationDate: "2026-12-31" }, "finish", "DONE")).toBe("2026-12-31");
  expect(after(kept, "finish", "DONE")).toBe("9999-12-31");
  const approved = { ...kept, status: "NEXT_DUE_DATE" as const, approvedUntil: "2026-03-20" };
  expect(after(approved, "renew", "IN_REVISION")).toBe("2026-03-20");
  expect(after(approved, "reopen", "OPEN")).toBeNull();
});

test("an unsettled document blocks work unless a previous approval still holds [CD-161]", () => {
  const today = "2026-03-10";
  const asked = { returnsTo: null, expirationDate: null, approvedUntil: null };
  expect(blocksFrom({ ...asked, status: "OPEN" }, today)).toBe("now");
  expect(blocksFrom({ ...asked, status: "OPEN", expirationDate: "2026-12-31" }, today)).toBe("now");
  expect(blocksFrom({ ...asked, status: "IN_REVISION", approvedUntil: "2026-03-10" }, today)).toBe("2026-03-11");
  expect(blocksFrom({ ...asked, status: "IN_REVISION", approvedUntil: "2026-03-09" }, today)).toBe("now");
  expect(blocksFrom({ ...asked, status: "SUPPORT", approvedUntil: "9999-12-31" }, today)).toBeNull();
});

test("a question does not change whether a document blocks work [CD-159] [CD-161]", () => {
  const today = "2026-03-10";
  const asked = { status: "SUPPORT", approvedUntil: null } as const;
  expect(blocksFrom({ ...asked, returnsTo: "NOT_APPLICABLE", expirationDate: null }, today)).toBeNull();
  expect(blocksFrom({ ...asked, returnsTo: "NEXT_DUE_DATE", expirationDate: "2026-03-10" }, today)).toBe("2026-03-11");
  expect(blocksFrom({ ...asked, returnsTo: "OPEN", expirationDate: null }, today)).toBe("now");
});

test("a settled document blocks work from the day after its last [CD-159] [CD-161]", () => {
  const today = "2026-03-10";
  const until = (status: "DONE" | "NEXT_DUE_DATE" | "NOT_APPLICABLE", expirationDate: string | null) =>
    blocksFrom({ status, returnsTo: null, expirationDate, approvedUntil: expirationDate }, today);
  for (const status of ["DONE", "NEXT_DUE_DATE"] as const) {
    expect(until(status, null)).toBeNull();
    expect(until(status, "2026-03-10")).toBe("2026-03-11");
    expect(until(status, "2026-03-09")).toBe("now");
  }
  expect(until("NOT_APPLICABLE", "2026-03-09")).toBeNull();
});

test("four of nine statuses await an action [R-413]", () => {
  expect(pendencyStatuses.filter(isAwaitingAction)).toEqual(["OPEN", "IN_REVISION", "SUPPORT", "PRE_ANALYSIS"]);
  expect(pendencyStatuses).toHaveLength(9);
});
