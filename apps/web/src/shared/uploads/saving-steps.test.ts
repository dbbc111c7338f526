import { expect, test } from "vitest";
import { savingSteps } from "./saving-steps.ts";

const dates = (issueDate: string | null, expirationDate: string | null) => ({ issueDate, expirationDate });

test("the issue date changes first, because it may bring its expiry along [R-468]", () => {
  expect(savingSteps(dates(null, null), dates("2026-10-03", "2027-10-03"))).toEqual(["issueDate", "expirationDate"]);
  expect(savingSteps(dates("2025-10-03", "2026-10-03"), dates("2026-10-03", null))).toEqual(["issueDate", "expirationDate"]);
});

test("an issue after the old expiry waits until the expiry has moved [R-468]", () => {
  expect(savingSteps(dates("2025-10-03", "2026-10-03"), dates("2026-11-01", "2027-11-01"))).toEqual(["expirationDate", "issueDate"]);
});

test("an expiry that nobody gives is left to follow, whatever the issue", () => {
  expect(savingSteps(dates("2025-10-03", "2026-10-03"), { issueDate: "2026-09-01" })).toEqual(["issueDate", "expirationDate"]);
});
