import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { effectiveStatuses, mustAnswerQuestion } from "./turn-to-answer.ts";

const asked = { status: "SUPPORT", active: true, questionSide: "provider" } as const;

test("the side that did not ask answers, including users on both sides [R-470]", () => {
  expect(mustAnswerQuestion(asked, () => ["contractor"])).toBe(true);
  expect(mustAnswerQuestion(asked, () => ["provider"])).toBe(false);
  expect(mustAnswerQuestion(asked, () => ["provider", "contractor"])).toBe(true);
  expect(mustAnswerQuestion(asked, () => [])).toBe(false);
});

test("inactive pendencies and other statuses wait for no answer", () => {
  expect(mustAnswerQuestion({ ...asked, active: false }, () => ["contractor"])).toBe(false);
  expect(pendencyStatuses.filter((status) => mustAnswerQuestion({ ...asked, status }, () => ["contractor"]))).toEqual(["SUPPORT"]);
});

test("question filters restrict the statuses to SUPPORT", () => {
  expect(effectiveStatuses({ status: ["OPEN", "DONE"] })).toEqual(["OPEN", "DONE"]);
  expect(effectiveStatuses({ waitsForMyAnswer: false })).toBeUndefined();
  expect(effectiveStatuses({ waitsForMyAnswer: true })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ considerComments: true })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ considerComments: true, status: ["DONE"] })).toEqual([]);
  expect(effectiveStatuses({ waitsForMyAnswer: true, status: ["SUPPORT", "OPEN"] })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ waitsForMyAnswer: true, status: ["OPEN"] })).toEqual([]);
});

test("the filter of disputes restricts the statuses to those of disputed documents", () => {
  expect(effectiveStatuses({ disputed: true })).toEqual(["OPEN", "SUPPORT"]);
  expect(effectiveStatuses({ disputed: true, status: ["OPEN", "DONE"] })).toEqual(["OPEN"]);
  expect(effectiveStatuses({ disputed: true, considerComments: true })).toEqual(["SUPPORT"]);
});
