import { expect, test } from "vitest";
import { type Candidate, enrolmentRefusal } from "./enrolment.ts";

const worker: Candidate = { status: "active", admissionDate: "2026-01-05", isRestricted: false, isOpen: true, isEnrolled: false };

test("an active worker may be enrolled, also one who is away or on vacation", () => {
  for (const status of ["active", "away", "vacation", "hiring"] as const)
    expect(enrolmentRefusal({ ...worker, status }, "2026-03-10")).toBeUndefined();
});

test.each([
  ["already_enrolled", { isEnrolled: true, isOpen: false }],
  ["not_open", { isOpen: false, isRestricted: true }],
  ["restricted", { isRestricted: true, status: "dismissed" as const }],
  ["dismissed", { status: "dismissed" as const }],
])("%s refuses the enrolment", (code, over) => {
  expect(enrolmentRefusal({ ...worker, ...over }, "2026-03-10")).toBe(`training_participant.${code}`);
});

test("a class that ended before the admission refuses the enrolment", () => {
  expect(enrolmentRefusal(worker, "2026-01-04")).toBe("training_participant.before_admission");
  expect(enrolmentRefusal(worker, "2026-01-05")).toBeUndefined();
});
