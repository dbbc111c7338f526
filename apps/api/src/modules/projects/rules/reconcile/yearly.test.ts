import { expect, test } from "vitest";
import { factsWith, ipe, monthsIn, project, requirement, rigger } from "../../../../../test/facts/linking-facts.ts";
import type { Facts, Span } from "./facts.ts";
import { reconcile } from "./reconcile.ts";

const from = (day: string, until: string | null = null): Span => ({ from: day, until });
const fresh = (facts: Facts) => reconcile(facts, []).create;

test("a yearly document is required once per year", () => {
  const facts = factsWith({
    project: { ...project, runs: from("2025-11-20") },
    requirements: [requirement({ rhythm: "yearly", holds: from("2025-01-01") })],
    suppliers: [{ ...ipe, linked: from("2025-11-20"), plans: [{ plan: "SSMA", holds: from("2025-01-01") }] }],
    workers: [{ ...rigger, linked: [from("2025-12-01")] }],
  });
  expect(monthsIn(fresh(facts))).toEqual(["2025-01", "2026-01"]);
});

test("a yearly document requires a worker linked in its due month", () => {
  const thirteenth = requirement({ rhythm: "yearly", dueMonth: "11", holds: from("2024-01-01") });
  const requiredMonths = (today: string, linked: Span) =>
    monthsIn(
      fresh(
        factsWith({
          today,
          project: { ...project, runs: from("2024-01-01") },
          requirements: [thirteenth],
          suppliers: [{ ...ipe, linked: from("2024-01-01"), plans: [{ plan: "SSMA", holds: from("2024-01-01") }] }],
          workers: [{ ...rigger, linked: [linked] }],
        }),
      ),
    );
  expect(requiredMonths("2026-10-31", from("2025-02-01"))).toEqual(["2025-01"]);
  expect(requiredMonths("2026-11-01", from("2025-02-01"))).toEqual(["2025-01", "2026-01"]);
  expect(requiredMonths("2026-12-31", from("2025-02-01", "2025-10-31"))).toEqual([]);
  expect(requiredMonths("2026-12-31", from("2025-12-01", "2026-11-01"))).toEqual(["2026-01"]);
});
