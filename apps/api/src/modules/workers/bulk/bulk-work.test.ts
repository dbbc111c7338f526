import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const made = { contractor: 0, supplier: 0, project: 0, foreign: 0 };
const known: { person?: Person } = {};
const api = () => {
  if (!known.person) throw new Error("nobody has come yet");
  return known.person.api;
};

beforeAll(async () => {
  made.contractor = await newCompany(world, "contractor");
  made.supplier = await newCompany(world, "provider");
  made.project = await newProject(world, { contractorId: made.contractor, name: "Obra conjunta", providerIds: [made.supplier] });
  made.foreign = await newWorkerRow(world, { providerId: await newCompany(world, "provider") });
  known.person = await newPerson(world, { companyId: made.supplier, keys: ["see_employee", "assign_employee_project"] });
});

const worker = (rest: object = {}) => newWorkerRow(world, { providerId: made.supplier, ...rest });
const linkAll = (ids: readonly number[], hiringDate = "2026-03-02") =>
  api()("POST /employees/bulk")({ body: { action: "LINK", ids: [...ids], projectId: made.project, hiringDate } });
const unlinkAll = (ids: readonly number[]) =>
  api()("POST /employees/bulk")({ body: { action: "UNLINK", ids: [...ids], projectId: made.project } });
const linksOf = async (id: number) => {
  const { rows } = await world.database
    .ownerPool()
    .query("select 1 from project_worker where worker_id = $1 and (end_date is null or end_date >= $2)", [id, world.clock.now()]);
  return rows.length;
};

test("a refused line does not affect the other lines [S-087]", async () => {
  const [first, late, second] = [await worker(), await worker({ admission: "2026-05-04" }), await worker()];
  const { status, answer } = await linkAll([second, late, first]);
  expect(status).toBe(200);
  expect(answer.results).toEqual([
    { id: second, done: true, code: null, message: null, details: null },
    expect.objectContaining({ id: late, done: false, code: "worker.link_before_admission" }),
    { id: first, done: true, code: null, message: null, details: null },
  ]);
  expect([await linksOf(first), await linksOf(late), await linksOf(second)]).toEqual([1, 0, 1]);
});

test("only the restricted worker is refused, with the reason [R-313]", async () => {
  const [kept, free] = [await worker(), await worker()];
  await world.database.ownerPool().query(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
      select $1, person_id, document_kind, document_country, document, name, 'Sem cinto', '2026-01-01' from worker where id = $2`,
    [made.contractor, kept],
  );
  const { answer } = await linkAll([kept, free]);
  expect(answer.results).toMatchObject([
    { id: kept, done: false, code: "worker.restricted", details: { reason: "Sem cinto" } },
    { id: free, done: true },
  ]);
});

test("a foreign worker and an unknown id get the same refusal [R-214]", async () => {
  const own = await worker();
  const { answer } = await linkAll([made.foreign, own, 987_654_321]);
  const lines = answer.results.map(({ id: _, ...line }) => line);
  expect(lines[0]).toEqual(lines[2]);
  expect(lines).toMatchObject([{ done: false, code: "worker.not_found" }, { done: true }, { done: false }]);
});

test("a bulk unlink refuses workers without a link to the project [R-485]", async () => {
  const [inside, outside] = [await worker(), await worker()];
  await linkAll([inside]);
  const { answer } = await unlinkAll([inside, outside, inside]);
  expect(answer.results).toMatchObject([
    { id: inside, done: true },
    { id: outside, done: false, code: "worker.link_not_found" },
  ]);
  expect(await linksOf(inside)).toBe(0);
});

test("a bulk request requires assign_employee_project", async () => {
  const looking = await newPerson(world, { companyId: made.supplier, keys: ["see_employee"] });
  const body = { action: "UNLINK" as const, ids: [await worker()], projectId: made.project };
  const { status, refused } = await looking.api("POST /employees/bulk")({ body });
  expect([status, refused]).toMatchObject([403, { details: { permission: "assign_employee_project" } }]);
});
