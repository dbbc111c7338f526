import { expect, test } from "vitest";
import { hasExpired } from "./expiry.ts";

const noonMs = Date.parse("2026-03-10T12:00:00Z");
const noonSeconds = noonMs / 1_000;

test("the end of a token is read in seconds and in milliseconds alike [R-057]", () => {
  expect([hasExpired(`${noonSeconds - 1}`, noonMs), hasExpired(`${noonMs - 1_000}`, noonMs)]).toEqual([true, true]);
  expect([hasExpired(`${noonSeconds + 60}`, noonMs), hasExpired(`${noonMs + 60_000}`, noonMs)]).toEqual([false, false]);
});

test("a token that would end on its way counts as over [R-057]", () => {
  expect([hasExpired(`${noonSeconds + 2}`, noonMs), hasExpired(`${noonSeconds + 6}`, noonMs)]).toEqual([true, false]);
});

test.each([null, "undefined", "soon"])("an end that reads %j has passed [R-057]", (exp) => {
  expect(hasExpired(exp, noonMs)).toBe(true);
});
