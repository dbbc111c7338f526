import { expect, test } from "vitest";
import { effectOfAnswer, neighbour, nextQuestion, openQuestions } from "./effect-of-answer.ts";

const items = (...statuses: readonly ("OK" | "INVALID" | "NOT_APPLICABLE" | "UNCHECKED")[]) =>
  statuses.map((status, index) => ({ id: index + 1, status }));

test("the answer that stands changes nothing [R-448]", () => {
  for (const status of ["OK", "INVALID", "NOT_APPLICABLE"] as const) expect(effectOfAnswer(status, status)).toBe("nothing");
});

test("Sim and N/A are saved at once, a Não is explained first [R-449] [R-450]", () => {
  expect(effectOfAnswer("UNCHECKED", "OK")).toBe("save");
  expect(effectOfAnswer("INVALID", "NOT_APPLICABLE")).toBe("save");
  expect(effectOfAnswer("UNCHECKED", "INVALID")).toBe("justify");
  expect(effectOfAnswer("OK", "INVALID")).toBe("justify");
});

test("after an answer the next question without one is asked, from the top where the end is reached", () => {
  expect(nextQuestion(items("OK", "UNCHECKED", "UNCHECKED"), null)).toBe(2);
  expect(nextQuestion(items("OK", "OK", "UNCHECKED"), 2)).toBe(3);
  expect(nextQuestion(items("UNCHECKED", "OK", "OK"), 3)).toBe(1);
  expect(nextQuestion(items("OK", "OK"), 2)).toBe(2);
  expect(nextQuestion([], null)).toBeNull();
});

test("one walks from question to question, and the ends hold", () => {
  const three = items("OK", "OK", "OK");
  expect([neighbour(three, 1, 1), neighbour(three, 1, -1), neighbour(three, 3, 1)]).toEqual([2, 1, 3]);
  expect(neighbour([], null, 1)).toBeNull();
});

test("what nobody answered yet may be answered together [R-452]", () => {
  expect(openQuestions(items("OK", "UNCHECKED", "INVALID", "UNCHECKED")).map(({ id }) => id)).toEqual([2, 4]);
});
