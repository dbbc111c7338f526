import { expect, test } from "vitest";
import { datesUnder, expiryFrom, holdsOn, isUndated, keptDates, withIssueDate } from "./document-dates.ts";

const today = "2026-03-10";
const aYear = { kind: "from_issue", amount: 12, unit: "months" } as const;
const printed = { kind: "printed", amount: null, unit: null } as const;
const none = { kind: "none", amount: null, unit: null } as const;

test("expiryFrom adds the type's period to the issue date", () => {
  expect(expiryFrom(aYear, "2026-03-10")).toBe("2027-03-10");
  expect(expiryFrom({ ...aYear, amount: 1 }, "2026-01-31")).toBe("2026-02-28");
  expect(expiryFrom({ kind: "from_issue", amount: 30, unit: "days" }, "2026-03-10")).toBe("2026-04-09");
  expect(expiryFrom(aYear, null)).toBeNull();
  expect(expiryFrom({ ...aYear, amount: null }, "2026-03-10")).toBeNull();
  expect(expiryFrom(printed, "2026-03-10")).toBeNull();
});

test("a missing expiry is calculated and a given one stays", () => {
  const kept = (rule: Parameters<typeof keptDates>[0], issueDate: string | null, expirationDate: string | null) => {
    const dates = keptDates(rule, { issueDate, expirationDate }, today);
    return dates.ok ? dates.value.expirationDate : dates.code;
  };
  expect(kept(aYear, "2026-03-01", null)).toBe("2027-03-01");
  expect(kept(aYear, "2026-03-01", "2026-09-01")).toBe("2026-09-01");
  expect(kept(printed, null, "2026-09-01")).toBe("2026-09-01");
  expect(kept(none, "2026-03-01", null)).toBeNull();
});

test("future issues, expiries before issue and unneeded expiries are refused [R-464]", () => {
  const refused = (rule: Parameters<typeof keptDates>[0], issueDate: string | null, expirationDate: string | null) => {
    const dates = keptDates(rule, { issueDate, expirationDate }, today);
    return dates.ok ? undefined : dates.code;
  };
  expect(refused(aYear, "2026-03-11", null)).toBe("document.issue_in_future");
  expect(refused(aYear, today, null)).toBeUndefined();
  expect(refused(printed, "2026-03-01", "2026-02-28")).toBe("document.expires_before_issue");
  expect(refused(none, null, "2026-12-31")).toBe("document.never_expires");
});

test("a new issue date clears only a calculated expiry", () => {
  const before = { issueDate: "2026-01-01", expirationDate: "2027-01-01" };
  expect(withIssueDate(aYear, before, "2026-02-01")).toEqual({ issueDate: "2026-02-01", expirationDate: null });
  expect(withIssueDate(aYear, { ...before, expirationDate: "2026-06-01" }, "2026-02-01")).toMatchObject({ expirationDate: "2026-06-01" });
});

test("an expiry is missing only if the type expires [R-466]", () => {
  const undated = { issueDate: "2026-03-01", expirationDate: null };
  expect([isUndated(printed, undated), isUndated(aYear, undated), isUndated(none, undated)]).toEqual([true, true, false]);
  expect(isUndated(printed, { ...undated, expirationDate: "2026-12-31" })).toBe(false);
});

test("reuse recalculates a calculated expiry and keeps a typed one", () => {
  const halfAYear = { ...aYear, amount: 6 };
  const issueDate = "2026-01-01";
  const under = (rule: Parameters<typeof datesUnder>[0], there: typeof rule, expirationDate: string | null) =>
    datesUnder(rule, { rule: there, dates: { issueDate, expirationDate } }).expirationDate;
  expect(under(halfAYear, aYear, "2027-01-01")).toBe("2026-07-01");
  expect(under(aYear, halfAYear, "2026-07-01")).toBe("2027-01-01");
  expect(under(halfAYear, aYear, "2026-11-30")).toBe("2026-11-30");
  expect(under(aYear, none, null)).toBe("2027-01-01");
  expect(under(none, aYear, "2027-01-01")).toBeNull();
  expect(under(printed, printed, "2026-11-30")).toBe("2026-11-30");
  expect(under(printed, aYear, "2027-01-01")).toBeNull();
});

test("a document is valid through its last day or without an expiry", () => {
  const on = (expirationDate: string | null) => holdsOn({ issueDate: null, expirationDate }, today);
  expect([on("2026-03-09"), on(today), on(null)]).toEqual([false, true, true]);
});
