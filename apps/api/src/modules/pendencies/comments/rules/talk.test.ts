// Comment rules.
import { answerStates, type CommentKind, commentKinds, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { isToVerify, stateAfterAnswer, stateAtFirst } from "./answer-state.ts";
import { commentOfMove, moveOfComment } from "./move-of-comment.ts";

const standing = { status: "IN_REVISION", returnsTo: null, sentFrom: null, active: true, questionWaits: false } as const;
const stopped = { ...standing, status: "SUPPORT", returnsTo: "IN_REVISION", questionWaits: true } as const;
const move = (kind: CommentKind, of: Parameters<typeof moveOfComment>[1]) => {
  const meant = moveOfComment(kind, of);
  return meant.ok ? meant.value : meant.code;
};

test("only a question waits, and its state depends on the answering side [R-470] [R-471]", () => {
  expect(commentKinds.map((kind) => [kind, stateAtFirst(kind)])).toEqual([
    ["REGULAR", null],
    ["QUESTION", "UNANSWERED"],
    ["ANSWER", null],
  ]);
  expect(stateAfterAnswer("provider", "contractor")).toBe("UNVERIFIED");
  expect(stateAfterAnswer("provider", "provider")).toBe("ANSWERED");
  expect(answerStates).toEqual(["ANSWERED", "UNANSWERED", "UNVERIFIED"]);
});

test("only the question's side verifies an answer, once", () => {
  expect(isToVerify({ answerState: "UNVERIFIED", side: "provider" }, ["provider"])).toBe(true);
  expect(isToVerify({ answerState: "UNVERIFIED", side: "provider" }, ["contractor"])).toBe(false);
  expect(isToVerify({ answerState: "ANSWERED", side: "provider" }, ["provider"])).toBe(false);
});

test("a question stops the pendency, its answer resumes it, comments change nothing", () => {
  expect(move("QUESTION", standing)).toEqual({ status: "SUPPORT", action: "question" });
  expect(move("ANSWER", stopped)).toEqual({ status: "IN_REVISION", action: "answer" });
  expect(move("REGULAR", stopped)).toBeNull();
  expect(move("QUESTION", stopped)).toBe("pendency.question_waits");
  expect(move("ANSWER", standing)).toBe("pendency.nothing_to_answer");
});

test("only question and answer write a comment of their own kind", () => {
  expect(pendencyActions.filter((action) => commentOfMove(action) !== "REGULAR")).toEqual(["question", "answer"]);
  expect([commentOfMove("question"), commentOfMove("answer")]).toEqual(["QUESTION", "ANSWER"]);
});
