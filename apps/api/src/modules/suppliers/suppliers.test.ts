import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { answered } from "../../../test/fixtures/new-pendency.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { sharedSupplier } from "../../../test/fixtures/shared-supplier.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const LIST = "GET /companies/providers";
const PAGE = "GET /companies/providers/{id}";
const readerKeys = ["see_projects", "see_pendency", "see_employee", "see_restricted_employee", "see_users", "see_history_project"] as const;

test("the list has the contractor's suppliers with figures of its own projects", async () => {
  const { providerId, here, there } = await sharedSupplier(world);
  const reader = await here.person(readerKeys);
  const { results, meta } = (await reader.api(LIST)()).answer;
  expect([meta.totalResults, results]).toEqual([
    1,
    [
      expect.objectContaining({
        id: providerId,
        projectTotal: 1,
        workerTotal: 1,
        conformity: { settled: 0, total: here.pendencyIds.length },
        expired: 0,
        inReview: 0,
      }),
    ],
  ]);
  const other = await there.person(readerKeys);
  expect((await other.api(LIST)()).answer.results[0]).toMatchObject({ id: providerId, expired: there.pendencyIds.length });
  await answered(world, here.pendencyIds[0] ?? 0, { status: "DONE" });
  expect((await reader.api(LIST)()).answer.results[0]?.conformity?.settled).toBe(1);
});

test("figures of the list require their keys", async () => {
  const { here } = await sharedSupplier(world);
  const reader = await here.person(["see_projects"]);
  expect((await reader.api(LIST)()).answer.results[0]).toMatchObject({
    workerTotal: null,
    conformity: null,
    expired: null,
    inReview: null,
  });
});

test("each filter narrows the supplier list [R-536]", async () => {
  const { providerId, here } = await sharedSupplier(world);
  const { contractorId } = here;
  const quiet = await newCompany(world, "provider");
  await newProject(world, { contractorId, name: "Correia nova", contract: "CT-77/2026", providerIds: [quiet] });
  const { api } = await here.person(readerKeys);
  const found = async (query: Parameters<ReturnType<typeof api<typeof LIST>>>[0] extends { query?: infer Q } | undefined ? Q : never) =>
    (await api(LIST)({ query })).answer.results.map(({ id }) => id).sort();
  const both = [providerId, quiet].sort();
  const { rows } = await world.database.ownerPool().query<{ cnpj: string }>("select cnpj from company where id = $1", [quiet]);
  const cnpj = rows[0]?.cnpj ?? "";
  expect(await found({})).toEqual(both);
  expect(await found({ companies: [contractorId] })).toEqual(both);
  expect(await found({ companies: [contractorId + 1_000_000] })).toEqual([]);
  expect(await found({ title: "ct-77" })).toEqual([quiet]);
  expect(await found({ projectName: "correia" })).toEqual([quiet]);
  expect(await found({ provider: [providerId] })).toEqual([providerId]);
  expect(await found({ plan: ["SSMA"] })).toEqual([providerId]);
  expect(await found({ withoutPendency: true })).toEqual([]);
  expect(await found({ projectName: "correia", plan: ["SSMA"] })).toEqual([]);
  expect(await found({ projectName: "correia", title: "ct-77" })).toEqual([quiet]);
  expect(await found({ pendencies: ["OPEN"] })).toEqual([providerId]);
  expect(await found({ pendencies: ["EXPIRED"] })).toEqual([]);
  expect(await found({ name: `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}` })).toEqual([quiet]);
  await newProject(world, { contractorId, name: "Correia velha", contract: "CT-78/2026", providerIds: [quiet] });
  expect(await found({ projectName: "nova", title: "ct-78" })).toEqual([]);
  for (const id of here.pendencyIds) await answered(world, id, { status: "DONE" });
  await world.database.ownerPool().query("select fold_pendency_deltas(100000)");
  expect(await found({ withoutPendency: true })).toEqual([providerId]);
});

test.each(["CD-2", "SO-LAR2", "Linha 24/7"])("a supplier is found by its name with digits and punctuation: %s", async (name) => {
  const { providerId, here } = await sharedSupplier(world);
  await world.database.ownerPool().query("update company set trading_name = $2 where id = $1", [providerId, `${name} Transportes`]);
  const { api } = await here.person(readerKeys);
  expect((await api(LIST)({ query: { name } })).answer.results.map(({ id }) => id)).toEqual([providerId]);
});

test("the list is paged and ordered by figures", async () => {
  const { providerId, here } = await sharedSupplier(world);
  const quiet = await newCompany(world, "provider");
  await newProject(world, { contractorId: here.contractorId, providerIds: [quiet] });
  await answered(world, here.pendencyIds[0] ?? 0, { status: "EXPIRED" });
  await world.database.ownerPool().query("select fold_pendency_deltas(100000)");
  const { api } = await here.person(readerKeys);
  const page = async (orderBy: "EXPIRED_DESC" | "EXPIRED_ASC" | "CONFORMITY_ASC" | "CONFORMITY_DESC", number: number) =>
    (await api(LIST)({ query: { orderBy, page: number, itemsPerPage: 1 } })).answer;
  expect((await page("EXPIRED_DESC", 1)).results.map(({ id }) => id)).toEqual([providerId]);
  expect((await page("EXPIRED_DESC", 2)).results.map(({ id }) => id)).toEqual([quiet]);
  expect((await page("EXPIRED_ASC", 1)).results.map(({ id }) => id)).toEqual([quiet]);
  expect((await page("CONFORMITY_ASC", 1)).results.map(({ id }) => id)).toEqual([providerId]);
  expect(await page("EXPIRED_DESC", 3)).toMatchObject({ results: [], meta: { totalResults: 2, lastPage: 2 } });
});

type Share = { readonly contractorId: number; readonly providerId: number; readonly projectId: number; readonly workerId: number };
/** Restricts the worker of the share and records a change of the supplier in its project. */
const restricted = async ({ contractorId, providerId, projectId, workerId }: Share, reason: string) => {
  const pool = world.database.ownerPool();
  await pool.query(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
     select $1, person_id, document_kind, document_country, document, name, $3, '2026-01-01' from worker where id = $2`,
    [contractorId, workerId, reason],
  );
  await pool.query(
    `insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, action, new_value)
     values ($1, $2, 'project', $3, 'supplier', $2, 'Fornecedor', 'project.supplier_added', $4)`,
    [contractorId, providerId, projectId, reason],
  );
};

test("the page has nothing of the supplier's other contractor", async () => {
  const { providerId, owner, here, there } = await sharedSupplier(world);
  await restricted(here, "Conduta em nossa área");
  await restricted(there, "Conduta na outra área");
  const reader = await here.person(readerKeys);
  const { answer } = await reader.api(PAGE)({ id: providerId });
  expect(answer).toMatchObject({
    id: providerId,
    projects: { total: 1, first: [{ id: here.projectId, company: { id: here.contractorId } }] },
    documents: { settled: 0, total: here.pendencyIds.length, byStatus: [{ status: "OPEN", total: here.pendencyIds.length }] },
    workers: { total: 1, withPendencies: 1, first: [{ id: here.workerId }] },
    restrictions: { total: 1, first: [{ reason: "Conduta em nossa área", company: { id: here.contractorId } }] },
    contacts: [{ email: owner.email, isOwner: true }],
    reminders: [],
    history: [{ action: "project.supplier_added", newValue: "Conduta em nossa área" }],
  });
  const body = JSON.stringify(answer);
  const names = await world.database
    .ownerPool()
    .query<{ name: string }>("select trading_name as name from company where id = $1 union all select name from project where id = $2", [
      there.contractorId,
      there.projectId,
    ]);
  for (const absent of [...names.rows.map(({ name }) => name), "Conduta na outra área"]) expect(body).not.toContain(absent);
});

const blocks = [
  ["documents", "see_pendency"],
  ["workers", "see_employee"],
  ["restrictions", "see_restricted_employee"],
  ["contacts", "see_users"],
  ["history", "see_history_project"],
] as const;
test.each(blocks)("the block %s is absent without %s only", async (block, key) => {
  const { providerId, here } = await sharedSupplier(world);
  const withoutKey = await here.person(readerKeys.filter((one) => one !== key));
  const { answer } = await withoutKey.api(PAGE)({ id: providerId });
  expect(blocks.map(([name]) => name).filter((name) => !(name in answer))).toEqual([block]);
});

test("a user restricted to projects sees the supplier in these only", async () => {
  const { providerId, here } = await sharedSupplier(world);
  const empty = await newProject(world, { contractorId: here.contractorId, providerIds: [providerId] });
  const restricted = await here.person(readerKeys, [empty]);
  const row = (await restricted.api(LIST)()).answer.results[0];
  expect(row).toMatchObject({ id: providerId, projectTotal: 1, workerTotal: 0, conformity: { settled: 0, total: 0 } });
  const { answer } = await restricted.api(PAGE)({ id: providerId });
  expect(answer).toMatchObject({
    projects: { total: 1, first: [{ id: empty, hasEnded: false }] },
    documents: { total: 0 },
    workers: { total: 0 },
  });
  const outside = await here.person(readerKeys, [await newProject(world, { contractorId: here.contractorId })]);
  expect((await outside.api(PAGE)({ id: providerId })).refused.code).toBe("company.not_found");
});

test("a supplier of others is 404, as is a removed project's supplier", async () => {
  const { providerId, here } = await sharedSupplier(world);
  const stranger = await here.person(readerKeys);
  const foreign = await newCompany(world, "provider");
  expect((await stranger.api(PAGE)({ id: foreign })).status).toBe(404);
  await world.database.ownerPool().query("update project set state = 'removed' where id = $1", [here.projectId]);
  expect((await stranger.api(PAGE)({ id: providerId })).status).toBe(404);
  expect((await stranger.api(LIST)()).answer.results).toEqual([]);
});

test("the nightly job corrects wrong figures of suppliers once", async () => {
  const { here } = await sharedSupplier(world);
  const owner = world.database.ownerPool();
  await owner.query("update contractor_supplier set expired = 99, project_total = 7 where contractor_id = $1", [here.contractorId]);
  const mend = async () => (await owner.query("select mend_contractor_suppliers($1) as mended", [here.contractorId])).rows[0];
  expect([await mend(), await mend()]).toEqual([{ mended: 1 }, { mended: 0 }]);
});

test("the nightly job keeps a link that commits while it waits", async () => {
  const { providerId, here } = await sharedSupplier(world);
  const owner = world.database.ownerPool();
  await owner.query("update contractor_supplier set expired = 99 where contractor_id = $1", [here.contractorId]);
  const linking = await owner.connect();
  await linking.query("begin");
  await linking.query("select add_supplier_projects(array[$1::bigint], array[$2::bigint], array[1])", [here.contractorId, providerId]);
  const mending = owner.query("select mend_contractor_suppliers($1)", [here.contractorId]);
  await whenBlockedOnLock(world.database, () => linking.query("commit")).finally(() => linking.release());
  await mending;
  const { rows } = await owner.query("select expired, project_total from contractor_supplier where contractor_id = $1", [
    here.contractorId,
  ]);
  expect(rows).toEqual([{ expired: 0, project_total: 2 }]);
});

test("an ended project of the page says so", async () => {
  const { providerId, here } = await sharedSupplier(world);
  await world.database.ownerPool().query("update project set end_date = '2026-01-02' where id = $1", [here.projectId]);
  const { projects } = (await (await here.person(readerKeys)).api(PAGE)({ id: providerId })).answer;
  expect(projects.first).toMatchObject([{ state: "active", hasEnded: true }]);
});
