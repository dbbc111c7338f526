import { expect, test } from "vitest";
import { describeFilter } from "./describe-filter.ts";
import { words } from "./pt-br.ts";

const names = { companies: [], projects: [{ id: 1, name: "Britagem" }], departments: [], providers: [{ id: 7, name: "Ipê" }] };
const describe = (filter: Parameters<typeof describeFilter>[0]["filter"]) =>
  describeFilter({ filter, names, words: words.filter, dayText: (day) => day.slice(0, 4) }).map(({ label, value }) => `${label}: ${value}`);

test("a filter is described with names, and with ids of unknown rows", () => {
  expect(describe({})).toEqual(["Plano: GERAL"]);
  expect(describe({ type: ["STP"], projects: [1, 2], departmentIds: [5], provider: 7 })).toEqual([
    "Plano: STP",
    "Projetos: Britagem, Projeto 2",
    "Áreas: Área 5",
    "Fornecedor: Ipê",
  ]);
});

test("a period is described with one or both of its days", () => {
  const [startDate, endDate] = ["2024-02-01", "2026-03-31"];
  expect(describe({ startDate })).toContain("Período: a partir de 2024");
  expect(describe({ endDate })).toContain("Período: até 2026");
  expect(describe({ startDate, endDate })).toContain("Período: 2024 a 2026");
});
