import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { mustAnswerQuestion } from "./turn-to-answer.ts";

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
