import { expect, test } from "vitest";
import { endedValidity } from "./validity-end.ts";

const sessions = [{ day: "2024-03-11" }, { day: "2024-03-10" }];

test("certificates end the months of validity after the last session", () => {
  expect(endedValidity({ sessions, validityMonths: 24, today: "2026-03-12" })).toBe("2026-03-11");
  expect(endedValidity({ sessions, validityMonths: 24, today: "2026-03-11" })).toBeNull();
});

test.each([null, undefined])("certificates with a validity of %s months never end", (validityMonths) => {
  expect(endedValidity({ sessions, validityMonths, today: "2099-01-01" })).toBeNull();
});

test("a draft without days has no end yet", () => {
  expect(endedValidity({ sessions: [{ day: "" }], validityMonths: 24, today: "2026-03-12" })).toBeNull();
  expect(endedValidity({ sessions: [], validityMonths: 24, today: "2026-03-12" })).toBeNull();
});
