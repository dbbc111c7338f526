import { expect, test } from "vitest";
import { ageFault, ageNote, isTooYoung } from "./worker-age.ts";

const today = "2026-11-29";

test("isTooYoung is true if the worker is under 14 for another year", () => {
  expect(["2013-11-30", "2013-11-29", "2012-01-01", "", "2027-01-01"].map((day) => isTooYoung(day, today))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("ageNote returns the restriction of a worker under 18", () => {
  expect(
    ["2010-11-30", "2010-11-29", "2008-11-30", "2008-11-29", "2020-01-01", "2027-01-01", ""].map((day) => ageNote(day, today)),
  ).toEqual(["apprentice", "noHazard", "noHazard", null, null, null, null]);
});

test("ageFault compares admission and regime with the birth date", () => {
  const fault = (birthdate: string, admissionDate: string, id: "" | "apprentice" | "intern") =>
    ageFault({ birthdate, admissionDate, regime: { id, since: "" } }, today);
  expect(fault("2013-03-01", "2026-12-01", "apprentice")).toBe("admissionDate");
  expect(fault("2012-03-01", "2026-12-01", "apprentice")).toBeNull();
  expect(fault("2012-03-01", "2026-12-01", "intern")).toBe("regime");
  expect(fault("2010-12-15", "2026-12-15", "intern")).toBeNull();
  expect(fault("2010-12-15", "2026-11-01", "intern")).toBe("regime");
  expect(fault("2012-03-01", "2026-12-01", "")).toBeNull();
  expect(fault("2012-03-01", "", "intern")).toBeNull();
  expect(fault("", "2026-12-01", "intern")).toBeNull();
});
