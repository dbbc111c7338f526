import { expect, test } from "vitest";
import { pastExpiryDay } from "./past-expiry-day.ts";

const sessions = [{ day: "2024-03-11" }, { day: "2024-03-10" }];

test("certificates expire the months of validity after the last session", () => {
  expect(pastExpiryDay({ sessions, validityMonths: 24, today: "2026-03-12" })).toBe("2026-03-11");
  expect(pastExpiryDay({ sessions, validityMonths: 24, today: "2026-03-11" })).toBeNull();
});

test.each([null, undefined])("certificates with a validity of %s months never expire", (validityMonths) => {
  expect(pastExpiryDay({ sessions, validityMonths, today: "2099-01-01" })).toBeNull();
});

test("a draft without days has no expiry day", () => {
  expect(pastExpiryDay({ sessions: [{ day: "" }], validityMonths: 24, today: "2026-03-12" })).toBeNull();
  expect(pastExpiryDay({ sessions: [], validityMonths: 24, today: "2026-03-12" })).toBeNull();
});
