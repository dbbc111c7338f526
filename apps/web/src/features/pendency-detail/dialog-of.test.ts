import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { dialogOf } from "./dialog-of.ts";

test("a rejection has a dialog of its own, whichever move it is [R-428]", () => {
  expect(dialogOf({ action: "reject", decision: "REJECTED" })).toBe("rejection");
  expect(dialogOf({ action: "confirm_rejection", decision: "REJECTED" })).toBe("rejection");
});

test("a question about an approved document, or about its validity, opens the dialog of questions [R-429]", () => {
  for (const decision of ["QUESTION_APPROVED_DOCUMENT", "QUESTION_DOCUMENT_VALIDITY", null] as const)
    expect(dialogOf({ action: "question", decision })).toBe("question");
});

test("every other move has the same dialog", () => {
  const others = pendencyActions.filter((action) => !["reject", "confirm_rejection", "question"].includes(action));
  expect(others.filter((action) => dialogOf({ action, decision: null }) !== "move")).toEqual([]);
  expect(dialogOf({ action: "finish", decision: "APPROVED" })).toBe("move");
});
