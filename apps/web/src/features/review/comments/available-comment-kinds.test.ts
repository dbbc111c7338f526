import { expect, test } from "vitest";
import { availableCommentKinds, kindMeant } from "./available-comment-kinds.ts";

test("available kinds follow the question and answer moves [R-470]", () => {
  expect(availableCommentKinds({ moves: [] })).toEqual(["REGULAR"]);
  expect(availableCommentKinds({ moves: [{ action: "finish" }, { action: "question" }] })).toEqual(["REGULAR", "QUESTION"]);
  expect(availableCommentKinds({ moves: [{ action: "answer" }] })).toEqual(["REGULAR", "ANSWER"]);
});

test("kindMeant defaults to ANSWER only if the user must answer", () => {
  const asked = { moves: [{ action: "answer" as const }] };
  expect(kindMeant({ ...asked, waitsForMyAnswer: true }, null)).toBe("ANSWER");
  expect(kindMeant({ ...asked, waitsForMyAnswer: true }, "REGULAR")).toBe("REGULAR");
  expect(kindMeant({ ...asked, waitsForMyAnswer: false }, null)).toBe("REGULAR");
  expect(kindMeant({ ...asked, waitsForMyAnswer: false }, "ANSWER")).toBe("ANSWER");
});

test("a chosen question that is no longer allowed becomes REGULAR", () => {
  expect(kindMeant({ moves: [{ action: "answer" }], waitsForMyAnswer: true }, "QUESTION")).toBe("REGULAR");
});
