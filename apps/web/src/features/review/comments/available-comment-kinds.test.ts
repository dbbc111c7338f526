import { expect, test } from "vitest";
import { availableCommentKinds, kindMeant } from "./available-comment-kinds.ts";

test("a question may be asked where the pendency may be stopped, and answered where one waits [R-470]", () => {
  expect(availableCommentKinds({ moves: [] })).toEqual(["REGULAR"]);
  expect(availableCommentKinds({ moves: [{ action: "finish" }, { action: "question" }] })).toEqual(["REGULAR", "QUESTION"]);
  expect(availableCommentKinds({ moves: [{ action: "answer" }] })).toEqual(["REGULAR", "ANSWER"]);
});

test("whoever is asked answers unless they say otherwise, and whoever asked says something more", () => {
  const asked = { moves: [{ action: "answer" as const }] };
  expect(kindMeant({ ...asked, waitsForMyAnswer: true }, null)).toBe("ANSWER");
  expect(kindMeant({ ...asked, waitsForMyAnswer: true }, "REGULAR")).toBe("REGULAR");
  expect(kindMeant({ ...asked, waitsForMyAnswer: false }, null)).toBe("REGULAR");
  expect(kindMeant({ ...asked, waitsForMyAnswer: false }, "ANSWER")).toBe("ANSWER");
});

test("a question that can be asked no more becomes a remark, and no answer", () => {
  expect(kindMeant({ moves: [{ action: "answer" }], waitsForMyAnswer: true }, "QUESTION")).toBe("REGULAR");
});
