import { expect, test } from "vitest";
import { decisionAtHand, endsReview } from "./decision-at-hand.ts";

const finish = { action: "finish", status: "DONE", obstacle: null } as const;
const lacking = { ...finish, obstacle: "pendency.cannot_finish" } as const;
const reject = { action: "reject", status: "OPEN", obstacle: null } as const;

test("what can be done now is done by its key, and may be taken back for a while", () => {
  expect(decisionAtHand("a", { moves: [reject, finish] })).toEqual({ move: finish, isHeld: true });
});

test("what something stands in the way of is asked about instead", () => {
  expect(decisionAtHand("a", { moves: [lacking] })).toEqual({ move: lacking, isHeld: false });
});

test("a rejection is written down before it is made", () => {
  expect(decisionAtHand("r", { moves: [reject, finish] })).toEqual({ move: reject, isHeld: false });
});

test("a key for what nobody may do does nothing", () => {
  expect(decisionAtHand("n", { moves: [reject, finish] })).toBeNull();
});

test("the next pendency follows a decision, and nothing that leaves this one open", () => {
  expect((["finish", "reject", "confirm_rejection", "not_applicable"] as const).every(endsReview)).toBe(true);
  expect((["reopen", "close_unread", "question", "send"] as const).some(endsReview)).toBe(false);
});
