import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany, onlyId } from "../../../../test/fixtures/new-company.ts";
import { newDraft, validFor } from "../../../../test/fixtures/new-document.ts";
import { demand, newPendency, reconciled, type TestPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

type Place = { readonly contractorId: number; readonly providerId: number; readonly projectId: number };

/** The same document, demanded of the same worker in another project. */
const askedAt = async (first: TestPendency, place: Place): Promise<number> => {
  const pool = world.database.ownerPool();
  await pool.query(
    `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
     select $1, $2, provider_id, worker_id, '2026-01-01' from project_worker where project_id = $3`,
    [place.contractorId, place.projectId, first.projectId],
  );
  await demand(world, place);
  await reconciled(world, place);
  const { rows } = await pool.query<{ id: number }>("select id from pendency where project_id = $1 order by id limit 1", [place.projectId]);
  return onlyId(rows);
};

/** The same document, demanded by a second contractor. */
const askedTwice = async () => {
  const first = await newPendency(world);
  await validFor(world, first.pendencyId, 365);
  const contractorId = await newCompany(world, "contractor");
  const projectId = await newProject(world, { contractorId, providerIds: [first.providerId] });
  const place = { contractorId, providerId: first.providerId, projectId };
  return { first, second: { ...first, ...place, pendencyId: await askedAt(first, place) } };
};

test("a document sent to one contractor can be reused for another", async () => {
  const { first, second } = await askedTwice();
  const { api } = first.supplier;
  const sent = await newDraft(first, { issueDate: dayFromNow(-5), name: "aso.pdf" });
  const offered = async () => (await api("GET /pendencies/{id}/documents/reusable")({ id: second.pendencyId })).answer.results;
  expect(await offered()).toEqual([]);
  await api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  expect(await offered()).toMatchObject([{ id: sent.id, expirationDate: dayFromNow(360), contractor: { id: first.contractorId } }]);
  const { answer } = await api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: sent.id } });
  expect(answer).toMatchObject({ state: "draft", name: "aso.pdf", issueDate: dayFromNow(-5), expirationDate: dayFromNow(360) });
  expect(await offered()).toEqual([]);
  const files = await world.database
    .ownerPool()
    .query("select distinct file_id from attachment where id = any ($1)", [[sent.id, answer.id]]);
  expect(files.rows).toHaveLength(1);
  expect((await api("PUT /pendencies/{id}")({ id: second.pendencyId, body: { status: "IN_REVISION" } })).answer.status).toBe("IN_REVISION");
});

test("rejected, expired and other suppliers' documents cannot be reused", async () => {
  const { first, second } = await askedTwice();
  const { api } = first.supplier;
  const sent = await newDraft(first);
  await api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  const reuse = async () => api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: sent.id } });
  const pool = world.database.ownerPool();
  await pool.query("update attachment set expiration_date = $2 where id = $1", [sent.id, dayFromNow(-1)]);
  expect((await reuse()).refused).toMatchObject({ code: "document.not_reusable" });
  await pool.query("update attachment set expiration_date = $2 where id = $1", [sent.id, dayFromNow(60)]);
  await pool.query("update pendency set status = 'OPEN' where id = $1", [first.pendencyId]);
  expect((await reuse()).refused).toMatchObject({ code: "document.not_reusable" });
  const stranger = await newPendency(world);
  const theirs = await newDraft(stranger);
  const taken = await api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: theirs.id } });
  expect(taken.refused).toMatchObject({ code: "document.not_reusable" });
});

test("a user restricted to one project is not offered other projects' documents", async () => {
  const { first, second } = await askedTwice();
  const sent = await newDraft(first);
  await first.supplier.api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  const { api } = await newPerson(world, { companyId: first.providerId, keys: "all", onlyProjects: [second.projectId] });
  expect((await api("GET /pendencies/{id}/documents/reusable")({ id: second.pendencyId })).answer.results).toEqual([]);
  const taken = await api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: sent.id } });
  expect(taken.refused).toMatchObject({ code: "document.not_reusable" });
});

test("documents of projects where the user acts for another supplier are excluded", async () => {
  const { first, second } = await askedTwice();
  const sent = await newDraft(first);
  await first.supplier.api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  const otherId = await newCompany(world, "provider");
  await world.database
    .ownerPool()
    .query("insert into project_company (contractor_id, project_id, provider_id) values ($1, $2, $3)", [
      first.contractorId,
      first.projectId,
      otherId,
    ]);
  const { api } = await newPerson(
    world,
    { companyId: first.providerId, keys: "all", onlyProjects: [second.projectId] },
    { companyId: otherId, keys: "all", onlyProjects: [first.projectId] },
  );
  expect((await api("GET /pendencies/{id}/documents/reusable")({ id: second.pendencyId })).answer.results).toEqual([]);
  const taken = await api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: sent.id } });
  expect(taken.refused).toMatchObject({ code: "document.not_reusable" });
});

/** Sets the validity in days per contractor, as contractor figures of one norm. */
const holdsFor = async (pendencyId: number, days: ReadonlyMap<number, number>) => {
  const key = `teste.reuso.${pendencyId}`;
  const pool = world.database.ownerPool();
  await pool.query(
    `update document_type_version v set validity_kind = 'from_issue', validity_amount = null, validity_unit = null, validity_figure = $2
     from pendency p where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version`,
    [pendencyId, key],
  );
  for (const [contractorId, value] of days)
    await pool.query(
      `insert into norm_figure (owner_id, key, value, unit, source, holds_from, confidence) values ($1, $2, $3, 'days', 'Teste', '2020-01-01', 'own')`,
      [contractorId, key, value],
    );
};
const statusOf = (pendencyId: number, status: string, returnsTo: string | null = null) =>
  world.database
    .ownerPool()
    .query("update pendency set status = $2, returns_to = $3, question_side = case when $2 = 'SUPPORT' then 'provider' end where id = $1", [
      pendencyId,
      status,
      returnsTo,
    ]);

/** A document sent to the first of two contractors with different validity figures. */
const sentUnderOwnFigures = async ({ there, here, issued }: { readonly there: number; readonly here: number; readonly issued: number }) => {
  const { first, second } = await askedTwice();
  await holdsFor(
    first.pendencyId,
    new Map([
      [first.contractorId, there],
      [second.contractorId, here],
    ]),
  );
  const sent = await newDraft(first, { issueDate: dayFromNow(-issued) });
  const { api } = first.supplier;
  await api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  const offered = async () => (await api("GET /pendencies/{id}/documents/reusable")({ id: second.pendencyId })).answer.results;
  const reuse = async () => api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: sent.id } });
  return { first, second, sent, offered, reuse };
};

test("a reused document gets its expiry from the second contractor's figure", async () => {
  const { sent, offered, reuse } = await sentUnderOwnFigures({ there: 365, here: 90, issued: 10 });
  expect(sent.expirationDate).toBe(dayFromNow(355));
  expect(await offered()).toMatchObject([{ id: sent.id, expirationDate: dayFromNow(80) }]);
  expect((await reuse()).answer).toMatchObject({ issueDate: dayFromNow(-10), expirationDate: dayFromNow(80) });
});

test("only documents valid by this pendency's rule are offered", async () => {
  const over = await sentUnderOwnFigures({ there: 365, here: 30, issued: 40 });
  expect(await over.offered()).toEqual([]);
  expect((await over.reuse()).refused).toMatchObject({ code: "document.not_reusable" });
  const holds = await sentUnderOwnFigures({ there: 60, here: 365, issued: 50 });
  await statusOf(holds.first.pendencyId, "EXPIRED");
  expect(await holds.offered()).toMatchObject([{ id: holds.sent.id, expirationDate: dayFromNow(315) }]);
});

test("a typed expiry is kept, and a type without expiry drops it", async () => {
  const { first, sent, offered, reuse } = await sentUnderOwnFigures({ there: 365, here: 90, issued: 10 });
  const pool = world.database.ownerPool();
  await pool.query("update attachment set expiration_date = $2 where id = $1", [sent.id, dayFromNow(20)]);
  expect(await offered()).toMatchObject([{ expirationDate: dayFromNow(20) }]);
  await pool.query(
    `update document_type_version v set validity_kind = 'none', validity_figure = null
     from pendency p where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version`,
    [first.pendencyId],
  );
  expect(await offered()).toMatchObject([{ expirationDate: null }]);
  expect((await reuse()).answer).toMatchObject({ state: "draft", expirationDate: null });
});

test("a document under a question is offered by the status behind it", async () => {
  const { first, sent, offered } = await sentUnderOwnFigures({ there: 365, here: 365, issued: 10 });
  await statusOf(first.pendencyId, "SUPPORT", "DONE");
  expect(await offered()).toMatchObject([{ id: sent.id }]);
  await statusOf(first.pendencyId, "SUPPORT", "OPEN");
  expect(await offered()).toEqual([]);
});

test("a document can be reused in another project of the same contractor", async () => {
  const first = await newPendency(world);
  await validFor(world, first.pendencyId, 365);
  const { contractorId, providerId } = first;
  const projectId = await newProject(world, { contractorId, providerIds: [providerId] });
  const pendencyId = await askedAt(first, { contractorId, providerId, projectId });
  const sent = await newDraft(first, { issueDate: dayFromNow(-5) });
  const { api } = first.supplier;
  await api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  const { answer } = await api("POST /pendencies/{id}/documents/reuse")({ id: pendencyId, body: { documentId: sent.id } });
  expect(answer).toMatchObject({ state: "draft", issueDate: dayFromNow(-5), expirationDate: dayFromNow(360) });
});
