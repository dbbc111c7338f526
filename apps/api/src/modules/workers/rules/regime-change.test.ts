import { expect, test } from "vitest";
import type { Movement } from "./movement.ts";
import { decideRegimeChange } from "./regime-change.ts";

const today = "2026-03-10";
const admission = (id: number, startDate: string): Movement => ({
  id,
  kind: "admission",
  status: "active",
  project: null,
  from: null,
  startDate,
  endDate: null,
  newRole: null,
  exposedToRisk: null,
});
const stored = { regime: "intern", former: [], movements: [admission(1, "2025-01-06")] } as const;
const input = { contractRegime: "clt_indefinite", admissionDate: "2025-01-06" } as const;
const formerIntern = [{ regime: "intern", until: "2026-03-09" }] as const;

test("a new regime applies from today without a date", () => {
  expect(decideRegimeChange(stored, input, today)).toMatchObject({
    ok: true,
    value: { former: formerIntern, told: [{ field: "contractRegimeSince", from: null, to: today }] },
  });
});

test("an unchanged regime without a date changes nothing", () => {
  const decided = decideRegimeChange(stored, { ...input, contractRegime: "intern" }, today);
  expect(decided).toMatchObject({ ok: true, value: { former: [], told: [] } });
});

test("the start of an unchanged regime can be corrected", () => {
  const changed = { ...stored, regime: "clt_indefinite", former: formerIntern } as const;
  const since = (contractRegimeSince: string) => decideRegimeChange(changed, { ...input, contractRegimeSince }, today);
  expect(since("2026-03-05")).toMatchObject({ ok: true, value: { former: [{ regime: "intern", until: "2026-03-04" }] } });
  expect(since(today)).toMatchObject({ ok: true, value: { told: [] } });
});

test("the start of the only regime has no former regime", () => {
  const decided = decideRegimeChange(stored, { ...input, contractRegime: "intern", contractRegimeSince: "2026-02-01" }, today);
  expect(decided).toMatchObject({ ok: true, value: { told: [] } });
});

test("a regime from the first of several admissions leaves none", () => {
  const twice = { ...stored, movements: [admission(1, "2024-01-06"), admission(2, "2025-01-06")] };
  const from = (contractRegimeSince: string) => decideRegimeChange(twice, { ...input, contractRegimeSince }, today);
  expect(from("2024-01-06")).toMatchObject({ ok: true, value: { former: [] } });
  expect(from("2024-06-01")).toMatchObject({ ok: true, value: { former: [{ regime: "intern", until: "2024-05-31" }] } });
});

test("an admission date before all admissions is the first", () => {
  const twice = { ...stored, movements: [admission(1, "2024-01-06"), admission(2, "2025-01-06")] };
  const early = { ...input, admissionDate: "2023-01-06", contractRegimeSince: "2023-01-06" };
  expect(decideRegimeChange(twice, early, today)).toMatchObject({ ok: true, value: { former: [] } });
});

test("a regime cannot begin after today", () => {
  expect(decideRegimeChange(stored, { ...input, contractRegimeSince: "2026-03-11" }, today)).toMatchObject({
    ok: false,
    code: "worker.regime_in_future",
  });
});
