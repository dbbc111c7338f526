import { expect, test } from "vitest";
import { noLocalHolidays } from "../../calendar/rules/index.ts";
import { type SendByFacts, sendByOf } from "./send-by.ts";

const base: SendByFacts = {
  status: "OPEN",
  returnsTo: null,
  active: true,
  frequency: "once",
  referenceMonth: null,
  due: undefined,
  createdOn: "2026-03-02",
  firstDay: null,
  askedAgainOn: null,
  expirationDate: null,
  approvedUntil: null,
};
const sendBy = (changed: Partial<SendByFacts>, local = noLocalHolidays) => sendByOf({ ...base, ...changed }, local);
const monthly = (referenceMonth: string, due?: SendByFacts["due"]) => sendBy({ frequency: "monthly", referenceMonth, due });

test("a document is due ten days after the request", () => {
  expect(sendBy({})).toBe("2026-03-12");
});

test("a monthly document is due by day 20 of the next month", () => {
  expect([monthly("2026-03"), monthly("2025-12"), monthly("2026-08")]).toEqual(["2026-04-20", "2026-01-20", "2026-09-18"]);
  expect(sendBy({ frequency: "monthly", referenceMonth: "2026-03" }, new Set(["2026-04-20"]))).toBe("2026-04-17");
});

test("a monthly document is due on the day of its figure", () => {
  const of = (unit: string, value: number) => monthly("2026-01", { unit, value });
  expect(of("day_of_next_month", 15)).toBe("2026-02-13");
  expect(of("day_of_next_month", 31)).toBe("2026-02-27");
  expect(of("business_day_of_next_month", 5)).toBe("2026-02-06");
  expect(of("last_business_day_of_next_month", 1)).toBe("2026-02-27");
  expect(of("days", 3)).toBe("2026-02-20");
  expect(monthly("2028-01", { unit: "day_of_next_month", value: 31 })).toBe("2028-02-25");
});

test("a yearly document is due on the day of its figure in that year", () => {
  const yearly = { frequency: "yearly", referenceMonth: "2026-01" } as const;
  expect(sendBy({ ...yearly, due: { unit: "month_day", value: 1130 } })).toBe("2026-11-30");
  expect(sendBy({ ...yearly, due: { unit: "month_day", value: 229 } })).toBe("2026-02-27");
  expect(sendBy(yearly)).toBe("2026-03-12");
});

test("a document asked before the first day is due the day before it", () => {
  expect(sendBy({ firstDay: "2026-03-05" })).toBe("2026-03-04");
});

test("a renewal is due on the day on which the approval ends", () => {
  for (const status of ["NEXT_DUE_DATE", "EXPIRED"] as const) {
    expect(sendBy({ status, expirationDate: "2026-05-30", approvedUntil: "2026-05-31" })).toBe("2026-05-31");
    expect(sendBy({ status, expirationDate: "2026-05-30", askedAgainOn: "2026-06-10" })).toBe("2026-05-30");
    expect(sendBy({ status })).toBe("2026-03-12");
  }
  expect(sendBy({ status: "NEXT_DUE_DATE", approvedUntil: "9999-12-31", expirationDate: "2026-05-30" })).toBe("2026-05-30");
});

test("a rejection leaves at least five business days", () => {
  expect(sendBy({ askedAgainOn: "2026-03-31" })).toBe("2026-04-08");
  expect(sendBy({ askedAgainOn: "2026-03-03" })).toBe("2026-03-12");
  expect(sendBy({ askedAgainOn: "2026-03-31", approvedUntil: "2026-06-30" })).toBe("2026-06-30");
  expect(sendBy({ askedAgainOn: "2026-12-28" }, new Set(["12-30"]))).toBe("2027-01-06");
});

test("a question keeps the deadline of the status that it suspends", () => {
  expect(sendBy({ status: "SUPPORT", returnsTo: "OPEN" })).toBe("2026-03-12");
  expect(sendBy({ status: "SUPPORT", returnsTo: "IN_REVISION" })).toBeNull();
  expect(sendBy({ status: "SUPPORT" })).toBeNull();
});

test("a pendency without the supplier's turn has no deadline", () => {
  expect(sendBy({ active: false })).toBeNull();
  for (const status of ["IN_REVISION", "PRE_ANALYSIS", "DONE", "NOT_APPLICABLE"] as const) expect(sendBy({ status })).toBeNull();
  expect(sendBy({ status: "PRE_REJECTED" })).toBe("2026-03-12");
});
