import { expect, test } from "vitest";
import { hasExpired } from "./expiry.ts";

const noonMs = Date.parse("2026-03-10T12:00:00Z");
const noonSeconds = noonMs / 1_000;

test("hasExpired accepts seconds and milliseconds [R-057]", () => {
  expect([hasExpired(`${noonSeconds - 1}`, noonMs), hasExpired(`${noonMs - 1_000}`, noonMs)]).toEqual([true, true]);
  expect([hasExpired(`${noonSeconds + 60}`, noonMs), hasExpired(`${noonMs + 60_000}`, noonMs)]).toEqual([false, false]);
});

test("a token that would expire during the request counts as expired [R-057]", () => {
  expect([hasExpired(`${noonSeconds + 2}`, noonMs), hasExpired(`${noonSeconds + 6}`, noonMs)]).toEqual([true, false]);
});

test.each([null, "undefined", "soon"])("an expiry that reads %j counts as expired [R-057]", (exp) => {
  expect(hasExpired(exp, noonMs)).toBe(true);
});
