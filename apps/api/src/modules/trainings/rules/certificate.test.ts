import { describe, expect, test } from "vitest";
import { certificateChange, certificateDates, certificateNumber, mayFile, mustRevoke } from "./certificate.ts";

describe("dates of a certificate", () => {
  test("run from the last day of the class", () => {
    expect(certificateDates({ lastDay: "2024-02-29", validityMonths: 24 }, "2026-03-10")).toEqual({
      issuedOn: "2024-02-29",
      validUntil: "2026-02-28",
    });
  });
  test("are never in the future", () => {
    expect(certificateDates({ lastDay: "2026-03-12", validityMonths: 12 }, "2026-03-10")).toEqual({
      issuedOn: "2026-03-10",
      validUntil: "2027-03-10",
    });
  });
  test("have no end without a validity", () => {
    expect(certificateDates({ lastDay: "2026-03-01", validityMonths: null }, "2026-03-10").validUntil).toBeNull();
  });
});

test("the printed number has the year and six digits", () => {
  expect(certificateNumber({ year: 2026, number: 42 })).toBe("2026-000042");
});

test.each([
  ["present", "approved", "issue"],
  ["approved", "approved", "replace"],
  ["approved", "failed", "withdraw"],
  ["enrolled", "absent", "none"],
] as const)("a line that goes from %s to %s: %s", (before, after, change) => {
  expect(certificateChange({ status: before }, { status: after })).toBe(change);
});

test.each([
  ["new", { state: "valid", settled: false, validUntil: "2026-01-01" }, [true, false]],
  ["in force", { state: "valid", settled: true, validUntil: "2026-03-10" }, [true, false]],
  ["without end", { state: "valid", settled: true, validUntil: null }, [true, false]],
  ["expired", { state: "valid", settled: true, validUntil: "2026-03-09" }, [false, false]],
  ["withdrawn now", { state: "withdrawn", settled: false, validUntil: null }, [false, true]],
  ["withdrawn before", { state: "replaced", settled: true, validUntil: null }, [false, false]],
] as const)("a certificate that is %s", (_what, certificate, then) => {
  expect([mayFile(certificate, "2026-03-10"), mustRevoke(certificate)]).toEqual(then);
});
