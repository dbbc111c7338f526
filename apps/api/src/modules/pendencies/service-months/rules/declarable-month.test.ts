import { expect, test } from "vitest";
import { checkDeclarable } from "./declarable-month.ts";
import { isServiceDocument } from "./service-document.ts";

const facts = { today: "2026-03-10", stp: { from: "2026-02-15", until: "2026-04-30" } };

test("a month is declarable from its first day on, within the plan", () => {
  expect(checkDeclarable("2026-02", facts).ok).toBe(true);
  expect(checkDeclarable("2026-03", facts).ok).toBe(true);
  expect(checkDeclarable("2026-04", facts)).toMatchObject({ code: "service_month.in_future", details: { month: "2026-04" } });
  expect(checkDeclarable("2026-04", { ...facts, today: "2026-04-01" }).ok).toBe(true);
  expect(checkDeclarable("2026-01", facts)).toMatchObject({ code: "service_month.outside_plan", details: { month: "2026-01" } });
  expect(checkDeclarable("2026-03", { ...facts, stp: undefined })).toMatchObject({ code: "service_month.outside_plan" });
});

test("a service document is a monthly STP document with a month", () => {
  const monthly = { plan: "STP", frequency: "monthly", referenceMonth: "2026-03" } as const;
  expect(isServiceDocument(monthly)).toBe(true);
  expect(isServiceDocument({ ...monthly, plan: "SSMA" })).toBe(false);
  expect(isServiceDocument({ ...monthly, frequency: "yearly" })).toBe(false);
  expect(isServiceDocument({ ...monthly, referenceMonth: null })).toBe(false);
});
