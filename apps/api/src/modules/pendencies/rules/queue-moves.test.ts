import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { endsAssignment, queueMove } from "./queue-moves.ts";
import { transitions } from "./transitions.ts";

test("a sending counts as received, and its withdrawal subtracts it", () => {
  expect(queueMove("send", "OPEN")).toEqual({ received: 1, decided: 0 });
  expect(queueMove("renew", "EXPIRED")).toEqual({ received: 1, decided: 0 });
  expect(queueMove("withdraw", "IN_REVISION")).toEqual({ received: -1, decided: 0 });
});

test("a decision counts only when the document was in the queue", () => {
  for (const action of ["finish", "close_unread", "reject", "not_applicable"] as const)
    expect(queueMove(action, "IN_REVISION")).toEqual({ received: 0, decided: 1 });
  expect(queueMove("close_unread", "OPEN")).toBeNull();
  expect(queueMove("not_applicable", "OPEN")).toBeNull();
});

test("a pre-rejection counts once, whether it is confirmed or returned", () => {
  expect(queueMove("pre_reject", "PRE_ANALYSIS")).toEqual({ received: 0, decided: 1 });
  expect(queueMove("confirm_rejection", "PRE_REJECTED")).toBeNull();
  expect(queueMove("return_to_review", "PRE_REJECTED")).toEqual({ received: 0, decided: -1 });
});

test("a certificate takes a document out of the queue without a decision", () => {
  expect(queueMove("certify", "IN_REVISION")).toEqual({ received: -1, decided: 0 });
  expect(queueMove("certify", "OPEN")).toBeNull();
});

test("no action that leaves the queue unchanged is counted", () => {
  const counted = pendencyActions.filter((action) =>
    transitions.some((line) => line.action === action && line.from.some((status) => queueMove(action, status) !== null)),
  );
  expect(counted.toSorted()).toEqual([
    "certify",
    "close_unread",
    "finish",
    "not_applicable",
    "pre_reject",
    "reject",
    "renew",
    "return_to_review",
    "send",
    "withdraw",
  ]);
});

test("a final decision ends the assignment, a rejection does not", () => {
  expect(
    (["finish", "close_unread", "not_applicable", "certify", "reject", "withdraw", "question"] as const).filter(endsAssignment),
  ).toEqual(["finish", "close_unread", "not_applicable", "certify"]);
});
