import { afterEach, expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { createLogger } from "../../platform/telemetry/logger.ts";
import { metricsText } from "../../platform/telemetry/metrics.ts";

/** Log lines at trace level. */
const lines: string[] = [];
const world = openWorld({ logger: createLogger("trace", { write: (line) => void lines.push(line) }) });
afterEach(() => void lines.splice(0));

const TEXT = "Quixaba";
const CPF = "529982247";
const asks = [TEXT, CPF, `${CPF.slice(0, 3)}.${CPF.slice(3)}`];
const expectNoText = async () => {
  const written = [...lines, (await metricsText()).text].join("\n");
  expect(asks.filter((text) => written.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
};
const searcher = async () => newPerson(world, { companyId: await newCompany(world), keys: "all" });

test("the text of a search is in no log after answers and refusals", async () => {
  const { api } = await searcher();
  const statuses: number[] = [];
  for (const q of asks) statuses.push((await api("GET /search")({ query: { q } })).status);
  statuses.push((await api("GET /search")({ query: { q: `${TEXT.slice(0, 1)}` } })).status);
  for (const q of asks) statuses.push((await api("GET /pendencies/suggestions")({ query: { q } })).status);
  expect(statuses).toEqual([200, 200, 200, 400, 200, 200, 200]);
  await expectNoText();
});

test("the text of a search is in no log after a database error", async () => {
  const { api } = await searcher();
  const owner = world.database.ownerPool();
  await owner.query("alter function workers_matching rename to workers_matching_away");
  const statuses: number[] = [];
  for (const q of asks) statuses.push((await api("GET /search")({ query: { q } })).status);
  await owner.query("alter function workers_matching_away rename to workers_matching");
  expect(statuses).toEqual([500, 500, 500]);
  expect(lines.filter((line) => line.includes("request failed"))).toHaveLength(3);
  await expectNoText();
});
