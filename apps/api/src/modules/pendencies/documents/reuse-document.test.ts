import { expect, test } from "vitest";
import { newCompany, onlyId } from "../../../../test/new-company.ts";
import { dayFromNow, newDraft, validFor } from "../../../../test/new-document.ts";
import { demand, newPendency, reconciled } from "../../../../test/new-pendency.ts";
import { newPerson } from "../../../../test/new-person.ts";
import { newProject } from "../../../../test/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** The same document, asked of the same worker by a second contractor. */
const askedTwice = async () => {
  const first = await newPendency(world);
  await validFor(world, first.pendencyId, 365);
  const contractorId = await newCompany(world, "contractor");
  const projectId = await newProject(world, { contractorId, providerIds: [first.providerId] });
  const place = { contractorId, providerId: first.providerId, projectId };
  const pool = world.database.ownerPool();
  await pool.query(
    `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
     select $1, $2, provider_id, worker_id, '2026-01-01' from project_worker where project_id = $3`,
    [contractorId, projectId, first.projectId],
  );
  await demand(world, place);
  await reconciled(world, place);
  const { rows } = await pool.query<{ id: number }>("select id from pendency where project_id = $1 order by id limit 1", [projectId]);
  return { first, second: { ...first, ...place, pendencyId: onlyId(rows) } };
};

test("a file that the supplier sent to one contractor is offered for another, and used without sending it again", async () => {
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

test("what was rejected elsewhere, is of somebody else or has expired is not used again", async () => {
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

test("whoever works for one project of the supplier is not offered what was sent for another", async () => {
  const { first, second } = await askedTwice();
  const sent = await newDraft(first);
  await first.supplier.api("PUT /pendencies/{id}")({ id: first.pendencyId, body: { status: "IN_REVISION" } });
  const { api } = await newPerson(world, { companyId: first.providerId, keys: "all", onlyProjects: [second.projectId] });
  expect((await api("GET /pendencies/{id}/documents/reusable")({ id: second.pendencyId })).answer.results).toEqual([]);
  const taken = await api("POST /pendencies/{id}/documents/reuse")({ id: second.pendencyId, body: { documentId: sent.id } });
  expect(taken.refused).toMatchObject({ code: "document.not_reusable" });
});
