import { pendencyActions, reviewDecisions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { decisionForAction } from "./decision-for-action.ts";

const inRevision = { status: "IN_REVISION", approvedUntil: null, closedUnread: false, expirationDate: null } as const;
const until = "2026-12-31";

test("only approve, finish, reject and confirm_rejection are decisions [R-440]", () => {
  const meant = pendencyActions
    .map((action) => [action, decisionForAction(action, inRevision)])
    .filter(([, decision]) => decision !== null);
  expect(Object.fromEntries(meant)).toEqual({ approve: "APPROVED", finish: "APPROVED", reject: "REJECTED", confirm_rejection: "REJECTED" });
});

test("a question concerns the approved document, its validity near expiry, or nothing [R-440]", () => {
  const asked = (change: Partial<Parameters<typeof decisionForAction>[1]>) => decisionForAction("question", { ...inRevision, ...change });
  expect(asked({})).toBeNull();
  expect(asked({ status: "DONE", approvedUntil: until, expirationDate: until })).toBe("QUESTION_APPROVED_DOCUMENT");
  expect(asked({ status: "NEXT_DUE_DATE", approvedUntil: until, expirationDate: until })).toBe("QUESTION_DOCUMENT_VALIDITY");
  expect(asked({ status: "EXPIRED", approvedUntil: until, expirationDate: until })).toBe("QUESTION_DOCUMENT_VALIDITY");
  // A document sent after the approval is not approved, nor is one that was closed unread.
  for (const status of ["IN_REVISION", "OPEN", "PRE_REJECTED", "NOT_APPLICABLE"] as const)
    expect(asked({ status, approvedUntil: until, expirationDate: until })).toBeNull();
  expect(asked({ status: "DONE", approvedUntil: "9999-12-31", closedUnread: true })).toBeNull();
  expect(reviewDecisions).toEqual(["APPROVED", "REJECTED", "QUESTION_APPROVED_DOCUMENT", "QUESTION_DOCUMENT_VALIDITY"]);
});
