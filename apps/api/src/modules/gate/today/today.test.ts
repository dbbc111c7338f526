import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { lackDocument, newGate } from "../../../../test/fixtures/new-gate.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newWorker } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";
import { readSheet } from "../../../platform/spreadsheets/read-sheet.ts";

const world = openWorld();
const TODAY = "GET /gate/projects/{projectId}/workers";

test("the list has today's linked workers with the answer of the gate", async () => {
  const gate = await newGate(world);
  const { projectId } = gate.one;
  const contracts = [{ projectId, hiringDate: "2026-03-02", endDate: null }];
  await newWorker(gate.supplier.api, { contracts });
  await newWorker(gate.supplier.api, { contracts: [{ projectId, hiringDate: "2099-01-05", endDate: null }] });
  const { name, mark } = await lackDocument(world, gate);
  await mark(false);
  const guard = await newPerson(world, { companyId: gate.one.contractorId, keys: ["answer_gate"] });
  const { answer } = await guard.api(TODAY)({ projectId, query: { itemsPerPage: 1 } });
  expect([answer.results.length, answer.meta.totalResults]).toEqual([1, 2]);
  const { results } = (await guard.api(TODAY)({ projectId, query: {} })).answer;
  expect(results.find(({ employeeId }) => employeeId === gate.workerId)).toMatchObject({
    mayEnter: false,
    health: "fit",
    reasons: [{ kind: "documents", note: null }],
  });
  const { answer: detailed } = await gate.owner.api(TODAY)({ projectId, query: {} });
  expect(JSON.stringify(detailed)).toContain(name);
  expect((await guard.api(TODAY)({ projectId: gate.other.projectId, query: {} })).refused.code).toBe("project.not_found");
});

test("the spreadsheet has a line per worker in the account's language", async () => {
  const gate = await newGate(world);
  const { answer } = await gate.owner.api("POST /gate/projects/{projectId}/workers/spreadsheet")({ projectId: gate.one.projectId });
  expect(answer.name).toMatch(/^quem-pode-entrar-\d{4}-\d\d-\d\d\.xlsx$/);
  const response = await fetch(new URL(answer.url, world.address()));
  const lines: (readonly string[])[] = [];
  for await (const { cells } of readSheet(Readable.from([Buffer.from(await response.arrayBuffer())]), "xlsx")) lines.push(cells);
  expect(lines[0]).toEqual(["Colaborador", "Empresa", "Função", "Pode entrar", "Saúde", "Motivos"]);
  expect(lines[1]?.slice(0, 1)).toEqual(["Joana Prado"]);
  expect(lines[1]?.slice(3)).toEqual(["Sim", "Apto"]);
  expect(lines).toHaveLength(2);
});
