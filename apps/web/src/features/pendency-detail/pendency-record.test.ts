import { expect, test } from "vitest";
import { emptyRecord, recordOf } from "./pendency-record.ts";

test("before anything is known, the record has nobody, no company and no history [R-402]", () => {
  expect(recordOf(undefined)).toEqual({ employee: {}, project: { invitedCompanies: [] }, history: [] });
  expect(recordOf(undefined)).toBe(emptyRecord);
});
