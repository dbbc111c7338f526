import { expect, test } from "vitest";
import { openWorld } from "../../test/world.ts";

const world = openWorld();
const shareOf = ({ settled, total }: { readonly settled: number; readonly total: number }): number => settled / total;

test("the demo compares every indicator with the last year", async () => {
  for (const role of ["manager", "supplier"] as const) {
    const api = await world.as(role);
    for (const compare of ["7", "30", "90", "year"] as const) {
      const { answer } = await api("GET /reports/management/comparison")({ query: { compare } });
      const { pendencies, projects, workers } = answer;
      expect([role, compare, pendencies.gap, projects.gap, workers.gap]).toEqual([role, compare, null, null, null]);
      expect(pendencies.figures?.total).toBeGreaterThan(0);
      expect(workers.figures?.total).toBeGreaterThan(0);
    }
  }
});

test("conformity of the demo rises by more than ten points in a year", async () => {
  const api = await world.as("manager");
  const { answer: now } = await api("GET /reports/management/pendencies-conformity")({ query: {} });
  const { answer: then } = await api("GET /reports/management/comparison")({ query: { compare: "year" } });
  expect(shareOf(now) - shareOf(then.pendencies.figures ?? { settled: 1, total: 1 })).toBeGreaterThan(0.1);
});

test("documents of the demo were created in twelve months", async () => {
  const { rows } = await world.database
    .ownerPool()
    .query<{ months: number }>(
      "select count(distinct month_in_sao_paulo(p.created_at))::integer as months from pendency p join company c on c.id = p.contractor_id where p.active and c.trading_name = 'Serra Azul Mineração'",
    );
  expect(rows[0]?.months).toBeGreaterThanOrEqual(12);
});
