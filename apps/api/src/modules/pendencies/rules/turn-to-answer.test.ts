import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { effectiveStatuses, mustAnswerQuestion } from "./turn-to-answer.ts";

const asked = { status: "SUPPORT", active: true, questionSide: "provider" } as const;

test("a question is answered by the side that did not ask it, and by whoever stands on both [R-470]", () => {
  expect(mustAnswerQuestion(asked, () => ["contractor"])).toBe(true);
  expect(mustAnswerQuestion(asked, () => ["provider"])).toBe(false);
  expect(mustAnswerQuestion(asked, () => ["provider", "contractor"])).toBe(true);
  expect(mustAnswerQuestion(asked, () => [])).toBe(false);
});

test("nothing waits for an answer that rests, or that no question stops", () => {
  expect(mustAnswerQuestion({ ...asked, active: false }, () => ["contractor"])).toBe(false);
  expect(pendencyStatuses.filter((status) => mustAnswerQuestion({ ...asked, status }, () => ["contractor"]))).toEqual(["SUPPORT"]);
});

test("what waits for an answer is looked for where questions stop, and nowhere else", () => {
  expect(effectiveStatuses({ status: ["OPEN", "DONE"] })).toEqual(["OPEN", "DONE"]);
  expect(effectiveStatuses({ waitsForMyAnswer: false })).toBeUndefined();
  expect(effectiveStatuses({ waitsForMyAnswer: true })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ considerComments: true })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ considerComments: true, status: ["DONE"] })).toEqual([]);
  expect(effectiveStatuses({ waitsForMyAnswer: true, status: ["SUPPORT", "OPEN"] })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ waitsForMyAnswer: true, status: ["OPEN"] })).toEqual([]);
});
