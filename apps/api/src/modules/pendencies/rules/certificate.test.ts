import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { describe, expect, test } from "vitest";
import {
  approvalAfterRevoke,
  certificateEnd,
  decideCertify,
  decideRevoke,
  expiryOf,
  isOutlasted,
  renewsApproval,
  sentDocumentsOf,
  takesDraft,
} from "./certificate.ts";
import { NEVER_EXPIRES } from "./fields-after-transition.ts";
import { moveAsked, movesOf, type Standing } from "./move.ts";

const today = "2026-03-10";
const standing = (over: Partial<Standing> = {}): Standing => ({ status: "OPEN", returnsTo: null, sentFrom: null, active: true, ...over });

describe("end of a certificate", () => {
  const twoYears = { kind: "from_issue", amount: 24, unit: "months" } as const;
  test.each([
    ["the type", "2028-12-31", "2028-03-01"],
    ["the configuration", "2027-03-01", "2027-03-01"],
    ["the type alone", null, "2028-03-01"],
  ] as const)("is that of %s if it is the shorter one", (_which, expirationDate, end) => {
    expect(certificateEnd(twoYears, { issueDate: "2026-03-01", expirationDate })).toBe(end);
  });
  test("is that of the configuration for a type without a period", () => {
    const printed = { kind: "printed", amount: null, unit: null } as const;
    expect(certificateEnd(printed, { issueDate: "2026-03-01", expirationDate: "2027-03-01" })).toBe("2027-03-01");
    expect(certificateEnd(printed, { issueDate: "2026-03-01", expirationDate: null })).toBeNull();
  });
  test("of an approval without end is no date", () => {
    expect([expiryOf(NEVER_EXPIRES), expiryOf("2026-05-01")]).toEqual([null, "2026-05-01"]);
  });
});

describe("a document in force that ends later", () => {
  test.each([
    ["no approval", null, false],
    ["an approval that has ended", "2026-03-09", false],
    ["a shorter approval", "2026-12-31", false],
    ["an equal approval", "2027-03-01", false],
    ["a longer approval", "2027-03-02", true],
    ["an approval without end", NEVER_EXPIRES, true],
  ] as const)("beside %s: %s", (_what, approvedUntil, outlasted) => {
    expect(isOutlasted("2027-03-01", { approvedUntil, closedUnread: false }, today)).toBe(outlasted);
  });
  test("does not exist in a pendency that was closed without a document", () => {
    expect(isOutlasted("2027-03-01", { approvedUntil: NEVER_EXPIRES, closedUnread: true }, today)).toBe(false);
    expect(isOutlasted("2027-03-01", { approvedUntil: "2028-01-01", closedUnread: true }, today)).toBe(true);
  });
  test("does not exist beside a certificate without end", () => {
    expect(isOutlasted(null, { approvedUntil: NEVER_EXPIRES, closedUnread: false }, today)).toBe(false);
  });
});

describe("the transition certify", () => {
  const now = { expirationDate: "2028-03-01", nextDueOn: "2028-01-30", today };
  test("completes a pendency in every status but NOT_APPLICABLE", () => {
    for (const status of pendencyStatuses)
      expect([status, decideCertify(standing({ status }), now)?.status]).toEqual([
        status,
        status === "NOT_APPLICABLE" ? undefined : "DONE",
      ]);
    expect(decideCertify(standing({ status: "SUPPORT", returnsTo: "NOT_APPLICABLE" }), now)).toBeUndefined();
  });
  test.each([
    ["2026-03-09", "2026-02-01", "EXPIRED"],
    ["2026-03-20", "2026-02-20", "NEXT_DUE_DATE"],
    ["2027-03-20", "2027-02-20", "DONE"],
    [null, null, "DONE"],
  ] as const)("leads to the status of its date: %s", (expirationDate, nextDueOn, status) => {
    expect(decideCertify(standing(), { expirationDate, nextDueOn, today })?.status).toBe(status);
  });
});

describe("the transition revoke", () => {
  test("opens an approved document, and no other", () => {
    for (const status of pendencyStatuses) {
      const isApproved = status === "DONE" || status === "NEXT_DUE_DATE" || status === "EXPIRED";
      expect([status, decideRevoke(standing({ status }), today, undefined)?.status]).toEqual([status, isApproved ? "OPEN" : undefined]);
    }
  });
  test("leads to the status of another approved document in date", () => {
    const other = { expirationDate: "2026-03-20", nextDueOn: "2026-03-01" };
    expect(decideRevoke(standing({ status: "DONE" }), today, other)?.status).toBe("NEXT_DUE_DATE");
  });
  test("changes the end of the approval only if the certificate defined it", () => {
    expect(approvalAfterRevoke("2027-01-01", { withdrawn: "2027-01-01", other: "2026-05-01" })).toBe("2026-05-01");
    expect(approvalAfterRevoke("2027-01-01", { withdrawn: "2027-01-01", other: null })).toBeNull();
    expect(approvalAfterRevoke("2028-01-01", { withdrawn: "2027-01-01", other: null })).toBe("2028-01-01");
  });
});

test("no request can take a transition of trainings", () => {
  for (const status of pendencyStatuses) {
    expect(movesOf(standing({ status })).some(({ move }) => move.by === "training")).toBe(false);
    for (const action of ["certify", "revoke"] as const)
      for (const to of pendencyStatuses) expect(moveAsked(standing({ status }), { status: to, action }).ok).toBe(false);
  }
});

test.each([
  [{ status: "DONE" }, "approved"],
  [{ status: "SUPPORT", returnsTo: "EXPIRED" }, "approved"],
  [{ status: "PRE_REJECTED" }, "undecided"],
  [{ status: "SUPPORT", returnsTo: "IN_REVISION" }, "undecided"],
  [{ status: "OPEN" }, "rejected"],
  [{ status: "SUPPORT" }, "rejected"],
] as const)("the sent documents of %j are %s", (given, sent) => {
  expect(sentDocumentsOf(standing(given))).toBe(sent);
});

test("only a sending near or past the expiry renews an approval", () => {
  const renews = (sentFrom: Standing["sentFrom"]) => renewsApproval(standing({ sentFrom }));
  expect([renews(null), renews("OPEN"), renews("NEXT_DUE_DATE"), renews("EXPIRED")]).toEqual([false, false, true, true]);
});

test("a draft is added while the supplier owes a document of an active pendency", () => {
  expect([takesDraft(standing()), takesDraft(standing({ status: "IN_REVISION" })), takesDraft(standing({ active: false }))]).toEqual([
    true,
    false,
    false,
  ]);
});
