import { expect, test } from "vitest";
import { missingItemsFor } from "./lacks.ts";

const answers = { total: 4, yes: 2, no: 0, notApplicable: 0, unanswered: 2 };

test("missingItemsFor counts the answers that prevent finishing [R-431]", () => {
  expect(missingItemsFor("pendency.cannot_finish", answers)).toEqual([{ lack: "unanswered", count: 2 }]);
  expect(missingItemsFor("pendency.cannot_finish", { ...answers, no: 1, yes: 1 })).toEqual([
    { lack: "unanswered", count: 2 },
    { lack: "no", count: 1 },
  ]);
  expect(missingItemsFor("pendency.cannot_finish", { ...answers, yes: 0, notApplicable: 4, unanswered: 0 })).toEqual([
    { lack: "noYes", count: 0 },
  ]);
});

test("missingItemsFor reports a missing No or N/A answer [R-432] [R-433]", () => {
  expect(missingItemsFor("pendency.cannot_reject", answers)).toEqual([{ lack: "noNo", count: 0 }]);
  expect(missingItemsFor("pendency.cannot_mark_not_applicable", { ...answers, notApplicable: 1 })).toEqual([
    { lack: "notAllNa", count: 3 },
  ]);
});

test("missingItemsFor reports that senders may not decide on their own document", () => {
  expect(missingItemsFor("pendency.own_document", answers)).toEqual([{ lack: "own", count: 0 }]);
});

test("missingItemsFor reports that the checklist has no questions", () => {
  const none = { total: 0, yes: 0, no: 0, notApplicable: 0, unanswered: 0 };
  expect(missingItemsFor("pendency.cannot_finish", none)).toEqual([{ lack: "noQuestions", count: 0 }]);
  expect(missingItemsFor("pendency.cannot_mark_not_applicable", none)).toEqual([{ lack: "noQuestions", count: 0 }]);
});

test("missingItemsFor reports a missing, expired or unchanged document [R-434]", () => {
  expect(missingItemsFor("pendency.nothing_sent", answers)).toEqual([{ lack: "nothingSent", count: 0 }]);
  expect(missingItemsFor("pendency.document_expired", answers)).toEqual([{ lack: "expired", count: 0 }]);
  expect(missingItemsFor("pendency.issue_missing", answers)).toEqual([{ lack: "noIssue", count: 0 }]);
  expect(missingItemsFor("pendency.nothing_new", answers)).toEqual([{ lack: "nothingNew", count: 0 }]);
});
