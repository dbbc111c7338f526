import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_employee"] as const;
/** Two suppliers in both projects of one contractor, each with one worker. */
const made = { contractor: 0, suppliers: [0, 0] as [number, number], north: 0, south: 0, ana: 0, bento: 0 };

beforeAll(async () => {
  made.contractor = await newCompany(world, "contractor");
  made.suppliers = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const project = (name: string) => newProject(world, { contractorId: made.contractor, name, providerIds: made.suppliers });
  made.north = await project("Cobertura norte");
  made.south = await project("Cobertura sul");
  const linked = (providerId: number, name: string, projectIds: readonly number[]) =>
    newWorkerRow(world, { providerId, name, links: projectIds.map((projectId) => ({ contractorId: made.contractor, projectId })) });
  made.ana = await linked(made.suppliers[0], "Ana Beltrão", [made.north, made.south]);
  made.bento = await linked(made.suppliers[1], "Bento Dantas", [made.south]);
});

const idsFor = async ({ api }: Person, query: { readonly [name: string]: unknown } = {}) =>
  (await api("GET /employees")({ query })).answer.results.map(({ id }) => id);

test("a user restricted at two suppliers sees each in its own projects [P-043]", async () => {
  const [first, second] = made.suppliers;
  const crossed = await newPerson(
    world,
    { companyId: first, keys, onlyProjects: [made.south] },
    { companyId: second, keys, onlyProjects: [made.north] },
  );
  expect(await idsFor(crossed)).toEqual([made.ana]);
  const other = await newPerson(world, { companyId: second, keys, onlyProjects: [made.south] });
  expect(await idsFor(other)).toEqual([made.bento]);
});

test("a restricted user finds workers by the figures of several links [R-479]", async () => {
  const pool = world.database.ownerPool();
  const update =
    "update project_worker set has_pendencies = $3, status_ssma = $4, status_stp = $5 where worker_id = $1 and project_id = $2";
  await pool.query(update, [made.ana, made.north, true, "EXPIRED", null]);
  await pool.query(update, [made.ana, made.south, false, "DONE", "OPEN"]);
  const both = await newPerson(world, { companyId: made.contractor, keys, onlyProjects: [made.north, made.south] });
  expect(await idsFor(both, { statusSSMA: "EXPIRED", statusSTP: "OPEN" })).toEqual([made.ana]);
  expect(await idsFor(both, { statusSSMA: "EXPIRED", projectName: "sul" })).toEqual([made.ana]);
  expect(await idsFor(both, { hasPendencies: true, projectName: "sul" })).toEqual([made.ana]);
  expect(await idsFor(both, { statusSSMA: "DONE" })).toEqual([]);
});
