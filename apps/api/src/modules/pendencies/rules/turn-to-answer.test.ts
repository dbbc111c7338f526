import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { isToAnswer, statusesAsked } from "./turn-to-answer.ts";

const asked = { status: "SUPPORT", active: true, questionSide: "provider" } as const;

test("a question is answered by the side that did not ask it, and by whoever stands on both [R-470]", () => {
  expect(isToAnswer(asked, () => ["contractor"])).toBe(true);
  expect(isToAnswer(asked, () => ["provider"])).toBe(false);
  expect(isToAnswer(asked, () => ["provider", "contractor"])).toBe(true);
  expect(isToAnswer(asked, () => [])).toBe(false);
});

test("nothing waits for an answer that rests, or that no question stops", () => {
  expect(isToAnswer({ ...asked, active: false }, () => ["contractor"])).toBe(false);
  expect(pendencyStatuses.filter((status) => isToAnswer({ ...asked, status }, () => ["contractor"]))).toEqual(["SUPPORT"]);
});

test("what waits for an answer is looked for where questions stop, and nowhere else", () => {
  expect(statusesAsked({ status: ["OPEN", "DONE"] })).toEqual(["OPEN", "DONE"]);
  expect(statusesAsked({ waitsForMyAnswer: false })).toBeUndefined();
  expect(statusesAsked({ waitsForMyAnswer: true })).toEqual(["SUPPORT"]);
  expect(statusesAsked({ considerComments: true })).toEqual(["SUPPORT"]);
  expect(statusesAsked({ considerComments: true, status: ["DONE"] })).toEqual([]);
  expect(statusesAsked({ waitsForMyAnswer: true, status: ["SUPPORT", "OPEN"] })).toEqual(["SUPPORT"]);
  expect(statusesAsked({ waitsForMyAnswer: true, status: ["OPEN"] })).toEqual([]);
});
