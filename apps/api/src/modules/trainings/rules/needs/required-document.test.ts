import { expect, test } from "vitest";
import { approvedDocuments } from "./required-document.ts";

const open = { status: "OPEN", documentUntil: null, approvedIssue: null } as const;
const given = { issuedOn: "2026-03-10", validUntil: "2028-03-10" };

test("approved documents come from classes and from documents that were sent", () => {
  expect(approvedDocuments(open, [])).toEqual([]);
  expect(approvedDocuments(open, [given])).toEqual([{ issuedOn: "2026-03-10", until: "2028-03-10" }]);
  const done = { status: "DONE", documentUntil: "2027-05-10", approvedIssue: "2025-05-10" } as const;
  expect(approvedDocuments(done, [given])).toEqual([
    { issuedOn: "2025-05-10", until: "2027-05-10" },
    { issuedOn: "2026-03-10", until: "2028-03-10" },
  ]);
});

test("a document that never expires or was settled without dates has no end", () => {
  const endless = [{ issuedOn: null, until: null }];
  expect(approvedDocuments({ ...open, status: "DONE" }, [])).toEqual(endless);
  expect(approvedDocuments({ ...open, status: "IN_REVISION", documentUntil: "9999-12-31" }, [])).toEqual(endless);
});
