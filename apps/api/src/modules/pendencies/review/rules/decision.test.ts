import type { PendencyStatus, ReviewDecision } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { moveOfDecision } from "./decision.ts";

const reviewed = {
  status: "IN_REVISION" as PendencyStatus,
  returnsTo: null,
  sentFrom: null,
  active: true,
  approvedUntil: null,
  closedUnread: false,
  expirationDate: null,
};
const meant = (decision: ReviewDecision, change: Partial<Parameters<typeof moveOfDecision>[1]> = {}) => {
  const outcome = moveOfDecision(decision, { ...reviewed, ...change });
  return outcome.ok ? outcome.value : outcome.code;
};
const until = "2026-12-31";

test("approving keeps the status, rejecting reopens, a pre-rejection is confirmed [R-440] [CD-114] [CD-144]", () => {
  expect(meant("APPROVED")).toEqual({ status: "IN_REVISION", action: "approve" });
  expect(meant("REJECTED")).toEqual({ status: "OPEN", action: "reject" });
  expect(meant("REJECTED", { status: "PRE_REJECTED" })).toMatchObject({ status: "OPEN", action: "confirm_rejection" });
});

test("a question needs an approved document or an expiry date [R-440]", () => {
  const question = { status: "SUPPORT", action: "question" };
  const approved = { status: "DONE", approvedUntil: until, expirationDate: until } as const;
  expect(meant("QUESTION_APPROVED_DOCUMENT", approved)).toEqual(question);
  expect(meant("QUESTION_DOCUMENT_VALIDITY", approved)).toEqual(question);
  expect(meant("QUESTION_APPROVED_DOCUMENT")).toBe("pendency.nothing_approved");
  expect(meant("QUESTION_DOCUMENT_VALIDITY", { status: "DONE", approvedUntil: "9999-12-31" })).toBe("pendency.no_validity");
  expect(meant("QUESTION_APPROVED_DOCUMENT", { ...approved, status: "IN_REVISION" })).toBe("pendency.nothing_approved");
  expect(meant("QUESTION_APPROVED_DOCUMENT", { ...approved, closedUnread: true })).toBe("pendency.nothing_approved");
});
