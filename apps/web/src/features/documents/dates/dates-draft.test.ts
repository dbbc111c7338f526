import { expect, test } from "vitest";
import {
  type DateRule,
  dateFaults,
  datesIn,
  draftOf,
  expiryFrom,
  followsRule,
  hasDateFaults,
  savableDates,
  withIssueDate,
} from "./dates-draft.ts";

const today = "2026-11-22";
const ofMonths = (amount: number): DateRule => ({
  validity: { kind: "from_issue", amount, unit: "months", figure: null },
  asksIssueDate: true,
  asksExpiry: true,
  today,
});
const printed: DateRule = {
  validity: { kind: "printed", amount: null, unit: null, figure: null },
  asksIssueDate: true,
  asksExpiry: true,
  today,
};
const forEver: DateRule = {
  validity: { kind: "none", amount: null, unit: null, figure: null },
  asksIssueDate: false,
  asksExpiry: false,
  today,
};
const draft = (issueDate: string, expirationDate = "") => ({ issueDate, expirationDate });

test("dateFaults requires an issue date only if the type does [R-463]", () => {
  expect(dateFaults(draft("", "03/10/2027"), printed)).toEqual({ issueDate: "required" });
  expect(dateFaults(draft(""), forEver)).toEqual({});
});

test("dateFaults accepts an issue date of today and refuses tomorrow [R-464]", () => {
  expect(dateFaults(draft("22/11/2026", "22/11/2027"), printed)).toEqual({});
  expect(dateFaults(draft("23/11/2026", "22/11/2027"), printed)).toEqual({ issueDate: "future" });
});

test("dateFaults refuses impossible and incomplete dates [R-465]", () => {
  expect(dateFaults(draft("31/02/2024", "03/10"), printed)).toEqual({ issueDate: "invalid", expirationDate: "invalid" });
});

test("dateFaults requires an expiry only if the type has one [R-466]", () => {
  expect(dateFaults(draft("03/10/2026"), printed)).toEqual({ expirationDate: "required" });
  expect(dateFaults(draft("03/10/2026", "whatever"), forEver)).toEqual({});
});

test("dateFaults refuses an expiry before the issue date [R-466]", () => {
  expect(dateFaults(draft("03/10/2026", "02/10/2026"), printed)).toEqual({ expirationDate: "beforeIssue" });
});

test("expiryFrom adds the type's months or days to the issue date [R-466]", () => {
  expect(expiryFrom(ofMonths(12), "2026-10-03")).toBe("2027-10-03");
  expect(expiryFrom(ofMonths(1), "2026-01-31")).toBe("2026-02-28");
  expect(expiryFrom({ validity: { kind: "from_issue", amount: 30, unit: "days", figure: null } }, "2026-12-15")).toBe("2027-01-14");
  expect([expiryFrom(printed, "2026-10-03"), expiryFrom(ofMonths(12), null)]).toEqual([null, null]);
});

test("withIssueDate fills the expiry and updates it with the issue date [R-466]", () => {
  const filled = withIssueDate(ofMonths(12), draft(""), "03/10/2026");
  expect([filled, followsRule(ofMonths(12), filled)]).toEqual([draft("03/10/2026", "03/10/2027"), true]);
  expect(withIssueDate(ofMonths(12), filled, "05/10/2026")).toEqual(draft("05/10/2026", "05/10/2027"));
});

test("withIssueDate keeps an expiry that the user chose [R-466]", () => {
  expect(withIssueDate(ofMonths(12), draft("03/10/2026", "01/01/2027"), "05/10/2026")).toEqual(draft("05/10/2026", "01/01/2027"));
  expect(withIssueDate(ofMonths(12), draft("03/10/2026", "01/01/2027"), "05/1")).toEqual(draft("05/1", "01/01/2027"));
});

test("dates are shown as DD/MM/YYYY and sent as YYYY-MM-DD [R-468]", () => {
  const dates = { issueDate: "2026-10-03", expirationDate: null };
  expect([draftOf(dates), datesIn(draftOf(dates))]).toEqual([draft("03/10/2026"), dates]);
});

test("hasDateFaults is true while a required date is missing [R-463] [R-466]", () => {
  expect(hasDateFaults({ issueDate: "2026-10-03", expirationDate: null }, printed)).toBe(true);
  expect(hasDateFaults({ issueDate: "2026-10-03", expirationDate: "2027-10-03" }, printed)).toBe(false);
  expect(hasDateFaults({ issueDate: null, expirationDate: null }, forEver)).toBe(false);
});

test("retyping the issue date updates a derived expiry, not a chosen one [R-466] [R-468]", () => {
  const corrected = (expirationDate: string) =>
    ["", "0", "05", "05/1", "05/10", "05/10/2", "05/10/2026"].reduce(
      (typed, issueDate) => withIssueDate(ofMonths(12), typed, issueDate),
      draft("03/10/2026", expirationDate),
    );
  expect(corrected("03/10/2027")).toEqual(draft("05/10/2026", "05/10/2027"));
  expect(corrected("31/12/2026")).toEqual(draft("05/10/2026", "31/12/2026"));
  expect(withIssueDate(printed, draft("", "31/12/2026"), "05/10/2026")).toEqual(draft("05/10/2026", "31/12/2026"));
});

test("savableDates holds changed dates without a fault", () => {
  const none = { issueDate: null, expirationDate: null };
  expect(savableDates(draft("03/10/2026", "03/10/2027"), printed, none)).toEqual({ issueDate: "2026-10-03", expirationDate: "2027-10-03" });
  expect(savableDates(draft("03/10/2026"), printed, none)).toEqual({ issueDate: "2026-10-03" });
  expect(savableDates(draft("31/02/2026", "03/10/2027"), printed, none)).toEqual({ expirationDate: "2027-10-03" });
  expect(savableDates(draft("03/10/2026"), forEver, { ...none, issueDate: "2026-10-03" })).toEqual({});
});

test("savableDates is empty while the expiry is before the issue date", () => {
  expect(savableDates(draft("03/10/2026", "02/10/2026"), printed, { issueDate: null, expirationDate: null })).toEqual({});
});
