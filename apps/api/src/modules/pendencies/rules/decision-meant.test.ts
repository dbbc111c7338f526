import { pendencyActions, reviewDecisions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { decisionMeant } from "./decision-meant.ts";

const inRevision = { status: "IN_REVISION", approvedUntil: null, expirationDate: null } as const;
const until = "2026-12-31";

test("approving and finishing approve, both ways of rejecting reject, and no other move decides anything [R-440]", () => {
  const meant = pendencyActions.map((action) => [action, decisionMeant(action, inRevision)]).filter(([, decision]) => decision !== null);
  expect(Object.fromEntries(meant)).toEqual({ approve: "APPROVED", finish: "APPROVED", reject: "REJECTED", confirm_rejection: "REJECTED" });
});

test("a question is about a document that was approved, about its validity once that nears its end, or about neither [R-440]", () => {
  const asked = (change: Partial<Parameters<typeof decisionMeant>[1]>) => decisionMeant("question", { ...inRevision, ...change });
  expect(asked({})).toBeNull();
  expect(asked({ status: "DONE", approvedUntil: until, expirationDate: until })).toBe("QUESTION_APPROVED_DOCUMENT");
  expect(asked({ status: "NEXT_DUE_DATE", approvedUntil: until, expirationDate: until })).toBe("QUESTION_DOCUMENT_VALIDITY");
  expect(asked({ status: "EXPIRED", approvedUntil: until, expirationDate: until })).toBe("QUESTION_DOCUMENT_VALIDITY");
  expect(reviewDecisions).toEqual(["APPROVED", "REJECTED", "QUESTION_APPROVED_DOCUMENT", "QUESTION_DOCUMENT_VALIDITY"]);
});
