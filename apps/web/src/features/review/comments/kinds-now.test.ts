import { expect, test } from "vitest";
import { kindsNow } from "./kinds-now.ts";

test("a question may be asked where the pendency may be stopped, and answered where one waits [R-470]", () => {
  expect(kindsNow({ moves: [] })).toEqual(["REGULAR"]);
  expect(kindsNow({ moves: [{ action: "finish" }, { action: "question" }] })).toEqual(["REGULAR", "QUESTION"]);
  expect(kindsNow({ moves: [{ action: "answer" }] })).toEqual(["REGULAR", "ANSWER"]);
});
