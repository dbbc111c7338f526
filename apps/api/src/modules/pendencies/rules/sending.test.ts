import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { beginsAnew, isSuppliersTurn, mayDate } from "./sending.ts";

test("documents are added while it is the supplier's turn, and a new cycle begins near the expiry and after it [CD-159]", () => {
  expect(pendencyStatuses.filter(isSuppliersTurn)).toEqual(["OPEN", "NEXT_DUE_DATE", "EXPIRED", "PRE_REJECTED"]);
  expect(pendencyStatuses.filter(beginsAnew)).toEqual(["NEXT_DUE_DATE", "EXPIRED"]);
});

test("dates are the sender's until they are sent, the reviewer's while they are reviewed, and nobody's afterwards", () => {
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
