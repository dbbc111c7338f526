import { reviewDecisions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { isRejection, questionAbout } from "./dialog-of.ts";

test("isRejection is true only for the decision REJECTED [R-428]", () => {
  expect(reviewDecisions.filter((decision) => isRejection({ decision }))).toEqual(["REJECTED"]);
  expect(isRejection({ decision: null })).toBe(false);
});

test("questionAbout returns the decision only for questions about approved documents [R-429]", () => {
  const asked = ["QUESTION_APPROVED_DOCUMENT", "QUESTION_DOCUMENT_VALIDITY"] as const;
  expect(asked.map((decision) => questionAbout({ decision }))).toEqual([...asked]);
  expect(reviewDecisions.filter((decision) => questionAbout({ decision }) !== null)).toEqual([...asked]);
  expect(questionAbout({ decision: null })).toBeNull();
});
