import { expect, test } from "vitest";
import { type DateRule, dateFaults, datesIn, draftOf, expiryFrom, followsRule, lacksDates, withIssueDate } from "./dates-draft.ts";

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

test("an empty issue date blocks where the type asks for one, and nowhere else [R-463]", () => {
  expect(dateFaults(draft("", "03/10/2027"), printed)).toEqual({ issueDate: "required" });
  expect(dateFaults(draft(""), forEver)).toEqual({});
});

test("an issue date may be today, and not tomorrow [R-464]", () => {
  expect(dateFaults(draft("22/11/2026", "22/11/2027"), printed)).toEqual({});
  expect(dateFaults(draft("23/11/2026", "22/11/2027"), printed)).toEqual({ issueDate: "future" });
});

test("31/02/2024 is no day, and neither is half of one [R-465]", () => {
  expect(dateFaults(draft("31/02/2024", "03/10"), printed)).toEqual({ issueDate: "invalid", expirationDate: "invalid" });
});

test("an empty expiry blocks where the type asks for one, and a type without any asks for none [R-466]", () => {
  expect(dateFaults(draft("03/10/2026"), printed)).toEqual({ expirationDate: "required" });
  expect(dateFaults(draft("03/10/2026", "whatever"), forEver)).toEqual({});
});

test("nothing expires before it was issued [R-466]", () => {
  expect(dateFaults(draft("03/10/2026", "02/10/2026"), printed)).toEqual({ expirationDate: "beforeIssue" });
});

test("the expiry follows from the issue by the rule of the type, in months and in days [R-466]", () => {
  expect(expiryFrom(ofMonths(12), "2026-10-03")).toBe("2027-10-03");
  expect(expiryFrom(ofMonths(1), "2026-01-31")).toBe("2026-02-28");
  expect(expiryFrom({ validity: { kind: "from_issue", amount: 30, unit: "days", figure: null } }, "2026-12-15")).toBe("2027-01-14");
  expect([expiryFrom(printed, "2026-10-03"), expiryFrom(ofMonths(12), null)]).toEqual([null, null]);
});

test("typing the issue date fills the expiry, and typing another fills it anew [R-466]", () => {
  const filled = withIssueDate(ofMonths(12), draft(""), "03/10/2026");
  expect([filled, followsRule(ofMonths(12), filled)]).toEqual([draft("03/10/2026", "03/10/2027"), true]);
  expect(withIssueDate(ofMonths(12), filled, "05/10/2026")).toEqual(draft("05/10/2026", "05/10/2027"));
});

test("an expiry that somebody chose stays, whatever is typed as issue [R-466]", () => {
  expect(withIssueDate(ofMonths(12), draft("03/10/2026", "01/01/2027"), "05/10/2026")).toEqual(draft("05/10/2026", "01/01/2027"));
  expect(withIssueDate(ofMonths(12), draft("03/10/2026", "01/01/2027"), "05/1")).toEqual(draft("05/1", "01/01/2027"));
});

test("dates are shown as DD/MM/YYYY and travel as YYYY-MM-DD [R-468]", () => {
  const dates = { issueDate: "2026-10-03", expirationDate: null };
  expect([draftOf(dates), datesIn(draftOf(dates))]).toEqual([draft("03/10/2026"), dates]);
});

test("a document without the dates that its type asks for is not ready to be sent [R-463] [R-466]", () => {
  expect(lacksDates({ issueDate: "2026-10-03", expirationDate: null }, printed)).toBe(true);
  expect(lacksDates({ issueDate: "2026-10-03", expirationDate: "2027-10-03" }, printed)).toBe(false);
  expect(lacksDates({ issueDate: null, expirationDate: null }, forEver)).toBe(false);
});

test("an issue date that is typed anew, letter by letter, takes along the expiry that had followed, and no chosen one [R-466] [R-468]", () => {
  const corrected = (expirationDate: string) =>
    ["", "0", "05", "05/1", "05/10", "05/10/2", "05/10/2026"].reduce(
      (typed, issueDate) => withIssueDate(ofMonths(12), typed, issueDate),
      draft("03/10/2026", expirationDate),
    );
  expect(corrected("03/10/2027")).toEqual(draft("05/10/2026", "05/10/2027"));
  expect(corrected("31/12/2026")).toEqual(draft("05/10/2026", "31/12/2026"));
  expect(withIssueDate(printed, draft("", "31/12/2026"), "05/10/2026")).toEqual(draft("05/10/2026", "31/12/2026"));
});
