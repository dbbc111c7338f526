import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const UNTIL = dayFromNow(30);

const project = async (bruna: { readonly CPF?: string } = {}) => {
  const supplied = await newSupplied(world, { startDate: "2026-01-01" });
  const { contractorId, providerId, projectId, supplier } = supplied;
  const owner = world.database.ownerPool();
  await owner.query(
    `insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
     select contractor_id, id, provider_id, p from project_company cross join unnest('{SSMA,STP}'::text[]) p where project_id = $1`,
    [projectId],
  );
  await owner.query("update project_company set linked_from = '2026-01-01' where project_id = $1", [projectId]);
  const { rows } = await owner.query<{ typeId: number; plan: string }>(
    `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
     select $1, $2, t.plan, t.owner_id, t.id, t.version, '2026-01-01' from (
       select distinct on (v.plan) v.plan, d.owner_id, d.id, v.version from document_type d
         join document_type_version v on v.owner_id = d.owner_id and v.document_type_id = d.id
       where d.owner_id = 0 and v.kind = 'EMPLOYEE' and v.frequency in ('once', 'always_valid') and (cardinality(v.regimes) = 0 or 'clt_indefinite' = any (v.regimes)) order by v.plan, d.id, v.version desc) t
     returning type_id as "typeId", plan`,
    [contractorId, projectId],
  );
  const contracts = [{ projectId, hiringDate: "2026-03-02", endDate: null }];
  const ids = [
    await newWorker(supplier.api, { name: "Bruna Alves", contracts, ...bruna }),
    await newWorker(supplier.api, { name: "Álvaro Dias", contracts: [{ projectId, hiringDate: "2026-03-02", endDate: UNTIL }] }),
  ];
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  return { projectId, contractorId, providerId, ids, types: rows, supplier, contractor };
};

test("the scope change preview lists affected workers with their documents [R-286]", async () => {
  const { projectId: id, providerId, ids, types, contractor, supplier } = await project();
  const exceptions = types.map(({ typeId }) => typeId);
  expect(exceptions.length).toBeGreaterThan(0);
  const check = "POST /projects/{id}/company/check-affected-employees-by-scope-change";
  const { answer } = await contractor.api(check)({ id, body: { companyId: providerId, exceptions } });
  expect(answer.results.map(({ employeeId, name, vanishes, appears }) => ({ employeeId, name, vanishes, appears }))).toEqual([
    { employeeId: ids[1], name: "Álvaro Dias", vanishes: types.length, appears: 0 },
    { employeeId: ids[0], name: "Bruna Alves", vanishes: types.length, appears: 0 },
  ]);
  expect(answer.results[0]?.documents.map(({ plan }) => plan).toSorted()).toEqual(types.map(({ plan }) => plan).toSorted());

  const stp = await contractor.api("POST /projects/{id}/company/stp/preview-scope-change")({
    id,
    body: { companyId: providerId, exceptions },
  });
  expect(stp.answer.results.flatMap(({ documents }) => documents.map(({ plan }) => plan))).toEqual(stp.answer.results.map(() => "STP"));
  const paged = await contractor.api(check)({ id, query: { page: 2, itemsPerPage: 1 }, body: { companyId: providerId, exceptions } });
  expect(paged.answer).toMatchObject({ results: [{ name: "Bruna Alves" }], meta: { totalResults: 2, page: 2 } });
  const same = await contractor.api(check)({ id, body: { companyId: providerId, exceptions: [] } });
  expect(same.answer.results).toEqual([]);
  const unknown = await contractor.api(check)({ id, body: { companyId: contractor.accountId + 1_000_000 } });
  expect(unknown.refused).toMatchObject({ code: "project.supplier_unknown" });
  const refused = await supplier.api(check)({ id, body: { companyId: providerId } });
  expect(refused.status).toBe(403);
});

test("the dry run counts the affected workers [R-285]", async () => {
  const { projectId: id, contractor, providerId, types } = await project();
  const supplier = { companyId: providerId, exceptions: types.map(({ typeId }) => typeId) };
  const { answer } = await contractor.api("POST /projects/{id}/dry-run")({ id, body: { from: "2026-03-10", supplier } });
  expect(answer.suppliers).toMatchObject([{ vanishes: types.length * 2, workers: 2 }]);
});

test("the dry run excludes workers restricted on the day of the change", async () => {
  const { projectId: id, contractor, contractorId, providerId, types } = await project({ CPF: "39053344705" });
  const body = { name: "Bruna Alves", CPF: "39053344705", reason: "Sem cinto", startDate: dayFromNow(-1), endDate: dayFromNow(5) };
  expect((await contractor.api("POST /companies/{companyId}/restricted-employee")({ companyId: contractorId, body })).status).toBe(201);
  const supplier = { companyId: providerId, exceptions: types.map(({ typeId }) => typeId) };
  const counted = async (from: string) =>
    (await contractor.api("POST /projects/{id}/dry-run")({ id, body: { from, supplier } })).answer.suppliers;
  expect(await counted(dayFromNow(6))).toMatchObject([{ workers: 2 }]);
  for (const day of [-30, 0, 5]) expect(await counted(dayFromNow(day))).toMatchObject([{ workers: 1 }]);
});

test("employees-beyond lists the workers linked after the end date by name", async () => {
  const { projectId: id, contractor, ids } = await project();
  const beyond = async (endDate: string) =>
    (await contractor.api("GET /projects/{id}/employees-beyond")({ id, query: { endDate } })).answer;
  expect((await beyond("2026-06-30")).results.map(({ name, endDate }) => [name, endDate])).toEqual([
    ["Álvaro Dias", UNTIL],
    ["Bruna Alves", null],
  ]);
  const unended = await contractor.api("GET /projects/{id}/employees-beyond")({ id });
  expect(unended.answer.results).toEqual([]);
  expect((await beyond(UNTIL)).results.map(({ employeeId }) => employeeId)).toEqual([ids[0]]);
});
