import { expect, test } from "vitest";
import { emptyRecord, lastMover, recordOf } from "./pendency-record.ts";

test("recordOf returns the empty record before the pendency loads [R-402]", () => {
  expect(recordOf(undefined)).toEqual({ employee: {}, project: { invitedCompanies: [] }, history: [] });
  expect(recordOf(undefined)).toBe(emptyRecord);
});

test("lastMover ignores comments and approvals without a status change", () => {
  const line = (field: string | null, accountName: string | null, newValue = "DONE") => ({
    id: 1,
    at: "2026-03-05T12:00:00.000Z",
    action: "pendency.approve",
    accountId: 7,
    accountName,
    subject: { kind: "pendency", id: 3, name: "ASO" },
    field,
    oldValue: "IN_REVISION",
    newValue,
  });
  expect(lastMover({ history: [line(null, "Rui Teles"), line("status", "Ana Prado"), line("status", "Rui Teles")] })).toBe("Ana Prado");
  expect(lastMover({ history: [line(null, "Rui Teles"), line("status", null), line("status", "Ana Prado")] })).toBeNull();
  const approved = line("status", "Rui Teles", "IN_REVISION");
  expect(lastMover({ history: [approved, line("status", "Ana Prado")] })).toBe("Ana Prado");
  expect(lastMover(emptyRecord)).toBeNull();
});
