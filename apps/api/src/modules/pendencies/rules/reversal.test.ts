import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import type { MoveFacts } from "./conditions.ts";
import { decideReversal } from "./move.ts";
import { nothingToSend } from "./sending.ts";

const good = { total: 5, yes: 5, no: 0, notApplicable: 0, unanswered: 0 };
const facts: MoveFacts = {
  today: "2026-03-10",
  answers: good,
  sentDocuments: 1,
  toSend: nothingToSend,
  undatedSent: 0,
  wasRejected: true,
  isOpened: true,
  isOwn: false,
  mustExpire: true,
  asksIssue: true,
  approvedUntil: null,
  expirationDate: null,
  nextDueOn: null,
  note: "A assinatura existe.",
  isNamed: true,
};

test("a reversed rejection returns to review, or finishes if the answers allow it [R-431]", () => {
  const reversed = (change: Partial<MoveFacts>, status: PendencyStatus = "OPEN") => {
    const moved = decideReversal({ status, returnsTo: null, sentFrom: null, active: true }, { ...facts, ...change });
    return moved.ok ? moved.value.status : moved.code;
  };
  expect(reversed({ answers: { ...good, yes: 4, no: 1 } })).toBe("IN_REVISION");
  expect(reversed({ undatedSent: 1 })).toBe("IN_REVISION");
  expect(reversed({})).toBe("DONE");
  expect(reversed({ expirationDate: "2026-03-09" })).toBe("EXPIRED");
  expect(reversed({}, "IN_REVISION")).toBe("pendency.move_not_allowed");
});
