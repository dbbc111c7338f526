import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { spanBetween, timeLeft } from "./time-left.ts";

const TODAY = "2026-03-05";
const days = (count: number) => ({ years: 0, months: 0, days: count });

test("timeLeft counts days before and after the expiry [R-419] [CD-139]", () => {
  expect(timeLeft({ status: "EXPIRED", expirationDate: "2026-03-02" }, TODAY)).toEqual(days(3));
  expect(timeLeft({ status: "NEXT_DUE_DATE", expirationDate: "2026-03-06" }, TODAY)).toEqual(days(1));
  expect(timeLeft({ status: "DONE", expirationDate: TODAY }, TODAY)).toEqual(days(0));
});

test("only done, near expiry and expired have a time left [R-421]", () => {
  const having = pendencyStatuses.filter((status) => timeLeft({ status, expirationDate: "2026-04-01" }, TODAY) !== null);
  expect(having).toEqual(["DONE", "NEXT_DUE_DATE", "EXPIRED"]);
  expect(timeLeft({ status: "DONE", expirationDate: null }, TODAY)).toBeNull();
});

test("spans use months from one month on, years beyond twelve [R-422] [CD-117]", () => {
  expect(spanBetween(TODAY, "2026-04-04")).toEqual(days(30));
  expect(spanBetween(TODAY, "2026-04-05")).toEqual({ years: 0, months: 1, days: 0 });
  expect(spanBetween(TODAY, "2027-03-05")).toEqual({ years: 0, months: 12, days: 0 });
  expect(spanBetween(TODAY, "2027-03-06")).toEqual({ years: 1, months: 0, days: 1 });
  expect(spanBetween("2027-04-09", TODAY)).toEqual({ years: 1, months: 1, days: 4 });
});

test("a short month ends on its last day, also in leap years", () => {
  expect(spanBetween("2026-01-31", "2026-02-28")).toEqual({ years: 0, months: 1, days: 0 });
  expect(spanBetween("2026-01-31", "2026-03-01")).toEqual({ years: 0, months: 1, days: 1 });
  expect(spanBetween("2028-02-29", "2029-03-01")).toEqual({ years: 1, months: 0, days: 1 });
});
