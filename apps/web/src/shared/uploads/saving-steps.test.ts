import { expect, test } from "vitest";
import { savingSteps } from "./saving-steps.ts";

const dates = (issueDate: string | null, expirationDate: string | null) => ({ issueDate, expirationDate });

test("the issue date is saved first because it may derive the expiry [R-468]", () => {
  expect(savingSteps(dates(null, null), dates("2026-10-03", "2027-10-03"))).toEqual(["issueDate", "expirationDate"]);
  expect(savingSteps(dates("2025-10-03", "2026-10-03"), dates("2026-10-03", null))).toEqual(["issueDate", "expirationDate"]);
});

test("the expiry is saved first when the new issue date exceeds it [R-468]", () => {
  expect(savingSteps(dates("2025-10-03", "2026-10-03"), dates("2026-11-01", "2027-11-01"))).toEqual(["expirationDate", "issueDate"]);
});

test("an omitted expiry does not change the order", () => {
  expect(savingSteps(dates("2025-10-03", "2026-10-03"), { issueDate: "2026-09-01" })).toEqual(["issueDate", "expirationDate"]);
});
