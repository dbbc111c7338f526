import { expect, test } from "vitest";
import { addMonths } from "../../../kernel/dates.ts";
import { coverageOfAll, coverageOn } from "./coverage.ts";

const today = "2026-03-10";
const training = (issuedOn: string, months: number | null = 24) => ({
  issuedOn,
  validUntil: months === null ? null : addMonths(issuedOn, months),
});

test("a training is in force up to its last valid day [CD-159]", () => {
  expect(coverageOn([training("2024-03-10")], today)).toEqual({ isInForce: true, since: "2024-03-10" });
  expect(coverageOn([training("2024-03-09")], today)).toEqual({ isInForce: false, since: "2026-03-10" });
  expect(coverageOn([training("1999-01-01", null)], today)).toEqual({ isInForce: true, since: "1999-01-01" });
});

test("a worker without the training has no day", () => {
  expect(coverageOn([], today)).toEqual({ isInForce: false, since: null });
  expect(coverageOn([training("2026-03-11")], today)).toEqual({ isInForce: false, since: null });
});

test("a renewal before the end continues the state, a gap does not", () => {
  expect(coverageOn([training("2025-01-10"), training("2023-01-10")], today)).toEqual({ isInForce: true, since: "2023-01-10" });
  expect(coverageOn([training("2023-01-10"), training("2025-01-11")], today)).toEqual({ isInForce: true, since: "2023-01-10" });
  expect(coverageOn([training("2023-01-10"), training("2025-01-12")], today)).toEqual({ isInForce: true, since: "2025-01-12" });
  expect(coverageOn([training("2023-01-10", 48), training("2024-01-10", 12)], today)).toEqual({ isInForce: true, since: "2023-01-10" });
  expect(coverageOn([training("2023-01-10"), training("2024-01-10", null)], today)).toEqual({ isInForce: true, since: "2023-01-10" });
  expect(coverageOn([training("2023-01-10", null), training("2024-01-10", 1)], today)).toEqual({ isInForce: true, since: "2023-01-10" });
});

test("several trainings are in force together since the last of them", () => {
  const inForce = (since: string) => ({ isInForce: true, since });
  const lacking = (since: string | null) => ({ isInForce: false, since });
  expect(coverageOfAll([inForce("2024-01-01"), inForce("2025-01-01")])).toEqual(inForce("2025-01-01"));
  expect(coverageOfAll([lacking("2026-02-01"), lacking("2026-01-01"), inForce("2024-01-01")])).toEqual(lacking("2026-01-01"));
  expect(coverageOfAll([lacking("2026-02-01"), lacking(null)])).toEqual(lacking(null));
  expect(coverageOfAll([])).toEqual({ isInForce: true, since: null });
});
