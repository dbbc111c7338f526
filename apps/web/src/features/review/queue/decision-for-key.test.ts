import { expect, test } from "vitest";
import { decisionForKey, endsReview, isUndoable } from "./decision-for-key.ts";

const finish = { action: "finish", status: "DONE", obstacle: null } as const;
const lacking = { ...finish, obstacle: "pendency.cannot_finish" } as const;
const reject = { action: "reject", status: "OPEN", obstacle: null } as const;

test("a key makes a possible move that can be undone", () => {
  expect(decisionForKey("a", { moves: [reject, finish] })).toEqual({ move: finish, isUndoable: true });
});

test("a key opens the dialog of a blocked move", () => {
  expect(decisionForKey("a", { moves: [lacking] })).toEqual({ move: lacking, isUndoable: false });
});

test("a rejection key opens the dialog for the note", () => {
  expect(decisionForKey("r", { moves: [reject, finish] })).toEqual({ move: reject, isUndoable: false });
});

test("a key without a matching move does nothing", () => {
  expect(decisionForKey("n", { moves: [reject, finish] })).toBeNull();
});

test("endsReview is true for final decisions and questions only", () => {
  const ending = ["finish", "reject", "confirm_rejection", "not_applicable", "close_unread", "question"] as const;
  expect(ending.every(endsReview)).toBe(true);
  expect((["reopen", "approve", "answer", "send", "take_over"] as const).some(endsReview)).toBe(false);
});

test("the question key asks for the text of the question", () => {
  const question = { action: "question", status: "SUPPORT", obstacle: null } as const;
  expect(decisionForKey("p", { moves: [finish, question] })).toEqual({ move: question, isUndoable: false });
});

test("isUndoable is true for final decisions, rejections among them", () => {
  expect((["finish", "not_applicable", "close_unread", "reject", "confirm_rejection"] as const).every(isUndoable)).toBe(true);
  expect((["question", "approve", "reopen"] as const).some(isUndoable)).toBe(false);
});
