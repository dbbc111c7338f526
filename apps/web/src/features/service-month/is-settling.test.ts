import { expect, test } from "vitest";
import { isSettling } from "./is-settling.ts";

const paused = { active: false, rest: { for: "a_time", reason: "no_service_in_month" } } as const;
const active = { active: true, rest: null } as const;

test("a document settles until it agrees with the decision", () => {
  expect(isSettling({ state: "confirmed" }, active)).toBe(true);
  expect(isSettling({ state: "confirmed" }, paused)).toBe(false);
  expect(isSettling({ state: "denied" }, paused)).toBe(true);
  expect(isSettling({ state: "provided" }, active)).toBe(false);
  expect(isSettling({ state: null }, { active: false, rest: { for: "a_time", reason: "worker_away" } })).toBe(false);
});
