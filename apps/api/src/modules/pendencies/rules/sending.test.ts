import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { beginsAnew, isSuppliersTurn, mayDate } from "./sending.ts";

test("the supplier adds documents in four statuses, two begin a cycle [CD-159]", () => {
  expect(pendencyStatuses.filter(isSuppliersTurn)).toEqual(["OPEN", "NEXT_DUE_DATE", "EXPIRED", "PRE_REJECTED"]);
  expect(pendencyStatuses.filter(beginsAnew)).toEqual(["NEXT_DUE_DATE", "EXPIRED"]);
});

test("senders date unsent documents, reviewers date documents under review", () => {
  const draft = { isDraft: true, isPast: false };
  const sent = { isDraft: false, isPast: false };
  const sender = { isSender: true, isReviewer: false };
  const reviewer = { isSender: false, isReviewer: true };
  expect(mayDate(draft, { ...sender, status: "EXPIRED" })).toBe(true);
  expect(mayDate(draft, { ...reviewer, status: "OPEN" })).toBe(false);
  expect(mayDate(sent, { ...sender, status: "OPEN" })).toBe(true);
  expect(mayDate(sent, { ...sender, status: "EXPIRED" })).toBe(false);
  expect(mayDate(sent, { ...sender, status: "IN_REVISION" })).toBe(false);
  expect(mayDate(sent, { ...reviewer, status: "IN_REVISION" })).toBe(true);
  expect(mayDate(sent, { ...reviewer, status: "DONE" })).toBe(false);
  expect(mayDate({ isDraft: false, isPast: true }, { ...sender, status: "OPEN" })).toBe(false);
});
