import { expect, test } from "vitest";
import { noLocalHolidays } from "../../../calendar/rules/index.ts";
import { checkDecidable, decisionObstacle } from "./decidable.ts";
import { checkDisputable, daysLeftToDispute, dayToDecide, isRejected, lastDayToDispute } from "./disputable.ts";
import { eligibleDeciders } from "./eligible-deciders.ts";

const local = noLocalHolidays;
const rejected = { status: "OPEN", active: true, round: 1, rejectedRound: 1 } as const;
/** 2026-03-02 is a Monday; ten business days later is 2026-03-16. */
const facts = { rejectedOn: "2026-03-02", isDisputed: false, today: "2026-03-16", local };
const codeOf = (outcome: { readonly ok: boolean; readonly code?: string }) => (outcome.ok ? "ok" : outcome.code);

test("a rejection can be disputed once within ten business days", () => {
  expect(codeOf(checkDisputable(rejected, facts))).toBe("ok");
  expect(checkDisputable(rejected, { ...facts, today: "2026-03-17" })).toMatchObject({
    code: "dispute.too_late",
    details: { until: "2026-03-16" },
  });
  expect(codeOf(checkDisputable(rejected, { ...facts, isDisputed: true }))).toBe("dispute.already_disputed");
});

test("only an active open document whose last round was rejected can be disputed", () => {
  expect(codeOf(checkDisputable({ ...rejected, active: false }, facts))).toBe("pendency.inactive");
  expect(codeOf(checkDisputable({ ...rejected, status: "IN_REVISION" }, facts))).toBe("dispute.not_rejected");
  expect(codeOf(checkDisputable({ ...rejected, round: 2 }, facts))).toBe("dispute.not_rejected");
  expect(codeOf(checkDisputable(rejected, { ...facts, rejectedOn: null }))).toBe("dispute.not_rejected");
  expect(isRejected({ status: "OPEN", round: 0, rejectedRound: 0 })).toBe(false);
});

test("the days to dispute and to decide skip weekends and local holidays", () => {
  expect(lastDayToDispute("2026-03-02", new Set(["03-16"]))).toBe("2026-03-17");
  expect([daysLeftToDispute("2026-03-02", facts), daysLeftToDispute("2026-03-02", { today: "2026-03-18", local })]).toEqual([0, -2]);
  expect(dayToDecide({ today: "2026-03-05", local })).toBe("2026-03-10");
});

const [rejecter, sender, other, owner] = [1, 2, 3, 4];
const involved = { rejectedBy: rejecter, senders: [sender] };
const holding = (...ids: readonly number[]) => ids.map((accountId) => ({ accountId, isOwner: accountId === owner }));

test("holders who neither rejected nor sent decide", () => {
  expect(eligibleDeciders(holding(rejecter, sender, other, owner), involved)).toEqual([other, owner]);
});

test("an owner decides a dispute of its own rejection without another holder", () => {
  expect(eligibleDeciders(holding(owner), { rejectedBy: owner, senders: [] })).toEqual([owner]);
  expect(eligibleDeciders(holding(owner, other), { rejectedBy: owner, senders: [] })).toEqual([other]);
  expect(eligibleDeciders(holding(owner), { rejectedBy: owner, senders: [owner] })).toEqual([]);
  expect(eligibleDeciders(holding(rejecter), involved)).toEqual([]);
});

test("a pending dispute is decided once, with the obstacle of the user", () => {
  const decider = (accountId: number) => ({ accountId, holders: holding(rejecter, sender, other), senders: [sender] });
  const pending = { state: "pending", rejectedBy: rejecter } as const;
  expect([rejecter, sender, other].map((id) => codeOf(checkDecidable(pending, decider(id))))).toEqual([
    "dispute.own_rejection",
    "pendency.own_document",
    "ok",
  ]);
  expect(decisionObstacle(pending, decider(other))).toBeNull();
  expect(codeOf(checkDecidable(undefined, decider(other)))).toBe("dispute.not_disputed");
  expect(codeOf(checkDecidable({ ...pending, state: "upheld" }, decider(other)))).toBe("dispute.already_decided");
});
