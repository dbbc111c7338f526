import { expect, test } from "vitest";
import { decisionForKey, endsReview, mayBeHeld } from "./decision-for-key.ts";

const finish = { action: "finish", status: "DONE", obstacle: null } as const;
const lacking = { ...finish, obstacle: "pendency.cannot_finish" } as const;
const reject = { action: "reject", status: "OPEN", obstacle: null } as const;

test("what can be done now is done by its key, and may be taken back for a while", () => {
  expect(decisionForKey("a", { moves: [reject, finish] })).toEqual({ move: finish, isHeld: true });
});

test("what something stands in the way of is asked about instead", () => {
  expect(decisionForKey("a", { moves: [lacking] })).toEqual({ move: lacking, isHeld: false });
});

test("a rejection is written down before it is made", () => {
  expect(decisionForKey("r", { moves: [reject, finish] })).toEqual({ move: reject, isHeld: false });
});

test("a key for what nobody may do does nothing", () => {
  expect(decisionForKey("n", { moves: [reject, finish] })).toBeNull();
});

test("the next pendency follows a decision, and a question that waits for somebody else; nothing that leaves this one open", () => {
  const ending = ["finish", "reject", "confirm_rejection", "not_applicable", "close_unread", "question"] as const;
  expect(ending.every(endsReview)).toBe(true);
  expect((["reopen", "approve", "answer", "send", "take_over"] as const).some(endsReview)).toBe(false);
});

test("what may be taken back neither tells anybody outside nor waits for more from whoever decided", () => {
  expect((["finish", "not_applicable", "close_unread"] as const).every(mayBeHeld)).toBe(true);
  expect((["reject", "question", "approve", "reopen"] as const).some(mayBeHeld)).toBe(false);
});
