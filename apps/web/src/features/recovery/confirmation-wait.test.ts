import { expect, test } from "vitest";
import { memoryStorage } from "../../shared/session/browser-storage.ts";
import { createConfirmationWait } from "./confirmation-wait.ts";

const HOUR_MS = 3_600_000;
const waiting = () => {
  const clock = { ms: Date.UTC(2026, 2, 4, 12) };
  return { clock, wait: createConfirmationWait(memoryStorage(), () => clock.ms) };
};

test("whoever waits for a confirmation is led to the support after two hours, not after one [R-108] [CD-050]", () => {
  const { clock, wait } = waiting();
  expect(wait.isLong()).toBe(false);
  clock.ms += HOUR_MS;
  expect(wait.isLong()).toBe(false);
  clock.ms += 2 * HOUR_MS;
  expect(wait.isLong()).toBe(true);
});

test("a confirmed e-mail ends the wait, and the next one begins anew [R-108]", () => {
  const { clock, wait } = waiting();
  wait.isLong();
  clock.ms += 3 * HOUR_MS;
  wait.end();
  expect(wait.isLong()).toBe(false);
});
