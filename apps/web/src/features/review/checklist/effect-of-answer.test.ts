import { expect, test } from "vitest";
import { effectOfAnswer, neighbour, nextQuestion, openQuestions } from "./effect-of-answer.ts";

const items = (...statuses: readonly ("OK" | "INVALID" | "NOT_APPLICABLE" | "UNCHECKED")[]) =>
  statuses.map((status, index) => ({ id: index + 1, status }));

test('effectOfAnswer is "nothing" for the current answer [R-448]', () => {
  for (const status of ["OK", "INVALID", "NOT_APPLICABLE"] as const) expect(effectOfAnswer(status, status)).toBe("nothing");
});

test("effectOfAnswer saves Sim and N/A at once and justifies a Não [R-449] [R-450]", () => {
  expect(effectOfAnswer("UNCHECKED", "OK")).toBe("save");
  expect(effectOfAnswer("INVALID", "NOT_APPLICABLE")).toBe("save");
  expect(effectOfAnswer("UNCHECKED", "INVALID")).toBe("justify");
  expect(effectOfAnswer("OK", "INVALID")).toBe("justify");
});

test("nextQuestion returns the next open question and wraps to the top", () => {
  expect(nextQuestion(items("OK", "UNCHECKED", "UNCHECKED"), null)).toBe(2);
  expect(nextQuestion(items("OK", "OK", "UNCHECKED"), 2)).toBe(3);
  expect(nextQuestion(items("UNCHECKED", "OK", "OK"), 3)).toBe(1);
  expect(nextQuestion(items("OK", "OK"), 2)).toBe(2);
  expect(nextQuestion([], null)).toBeNull();
});

test("neighbour moves by one question and stops at both ends", () => {
  const three = items("OK", "OK", "OK");
  expect([neighbour(three, 1, 1), neighbour(three, 1, -1), neighbour(three, 3, 1)]).toEqual([2, 1, 3]);
  expect(neighbour([], null, 1)).toBeNull();
});

test("openQuestions returns the questions without an answer [R-452]", () => {
  expect(openQuestions(items("OK", "UNCHECKED", "INVALID", "UNCHECKED")).map(({ id }) => id)).toEqual([2, 4]);
});
