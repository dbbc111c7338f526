import { expect, test } from "vitest";
import { rigger } from "../../../test/facts/linking-facts.ts";
import { scopeOf } from "../../../test/scope-of.ts";
import { projectDataFrom } from "./project-data.ts";

const project = { contractorId: 1, id: 4 };
const scope = scopeOf();
const { tx, today } = scope;

test("a project has no workers or documents when no provider exists", async () => {
  const { workersIn, hasDocuments, workerFigures } = projectDataFrom([]);
  expect(await workersIn(tx, project, { today })).toEqual([]);
  expect(await hasDocuments(tx, project)).toBe(false);
  expect(await workerFigures(scope, project)).toBeUndefined();
});

test("each provider gets the same project, and missing methods are skipped [CD-079]", async () => {
  const calls: unknown[] = [];
  const { workersIn, hasDocuments } = projectDataFrom([
    {
      workersIn: async (_tx, about) => {
        calls.push(about);
        return [rigger];
      },
    },
    { hasDocuments: async () => false },
    { hasDocuments: async () => true },
  ]);
  expect(await workersIn(tx, project, { today })).toEqual([rigger]);
  expect(await hasDocuments(tx, project)).toBe(true);
  expect(calls).toEqual([project]);
});

test("workerFigures returns the counts of the providing module", async () => {
  const counts = { mayWork: 2, mayNotWork: 1, computing: 0 };
  const { workerFigures } = projectDataFrom([{}, { workerFigures: async () => counts }]);
  expect(await workerFigures(scope, project)).toEqual(counts);
});

test("workersNamed and workersBeyond return the rows of the providing module", async () => {
  const joana = { id: 7, name: "Joana Prado", role: "Montadora", supplierId: 2, supplierName: "Ipê" };
  const beyond = { ...joana, hiringDate: "2026-01-01", endDate: null };
  const { workersNamed, workersBeyond } = projectDataFrom([{}, { workersNamed: async () => [joana], workersBeyond: async () => [beyond] }]);
  expect(await workersNamed(tx, [7])).toEqual([joana]);
  expect(await workersBeyond(tx, project, today)).toEqual([beyond]);
});
