// Assignments of reviews over HTTP, and the filter of the list by them.
import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { demand, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { holdInstead, newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);
const owner = () => world.database.ownerPool();
const ASSIGNS = ["see_pendency", "see_details_pendency", "assign_review"] as const;
const SEES = ["see_pendency", "see_details_pendency"] as const;
type Place = Awaited<ReturnType<typeof asked>>;
type Speaker = Pick<Person, "api">;

/** A document in review, a user who assigns and two reviewers. */
const inReview = async () => {
  const pendency = await asked();
  const { id, contractorId } = pendency;
  await owner().query("update pendency set status = 'IN_REVISION', sent_documents = 1 where id = $1", [id]);
  const [lead, ana, rui] = [
    await newPerson(world, { companyId: contractorId, keys: ASSIGNS }),
    await newPerson(world, { companyId: contractorId, keys: SEES }),
    await newPerson(world, { companyId: contractorId, keys: SEES }),
  ];
  return { ...pendency, lead, ana, rui };
};
const assign = ({ api }: Speaker, id: number, account: number | null) =>
  api("POST /pendencies/assignees")({ body: { ids: [id], account } });
const assignProject = ({ api }: Speaker, { projectId }: Place, account: number | null) =>
  api("PUT /pendencies/review-queue/projects/{id}/assignee")({ id: projectId, body: { account } });
const assignSupplier = ({ api }: Speaker, { contractorId, providerId }: Place, account: number | null) =>
  api("PUT /pendencies/review-queue/companies/{companyId}/suppliers/{id}/assignee")({
    companyId: contractorId,
    id: providerId,
    body: { account },
  });
const assigneeOf = async ({ api }: Speaker, id: number) => {
  const { answer } = await api("GET /pendencies/{id}")({ id });
  return answer.assignee && [answer.assignee.id, answer.assignee.of];
};
const queueOf = async ({ api }: Speaker) => {
  const query = { myQueue: true };
  const [list, totals] = [await api("GET /pendencies")({ query }), await api("GET /pendencies/totals")({ query })];
  const ids = list.answer.results.map((row) => row.id);
  expect(totals.answer.results.reduce((sum, { total }) => sum + total, 0)).toBe(ids.length);
  return ids;
};

test("an assignment of a pendency wins over project and supplier", async () => {
  const pendency = await inReview();
  const { id, lead, ana, rui } = pendency;
  expect([await queueOf(ana), await queueOf(rui)]).toEqual([[id], [id]]);
  expect((await assignSupplier(lead, pendency, ana.accountId)).answer.assignee).toMatchObject({ id: ana.accountId });
  expect([await assigneeOf(rui, id), await queueOf(ana), await queueOf(rui)]).toEqual([[ana.accountId, "supplier"], [id], []]);
  await assignProject(lead, pendency, rui.accountId);
  expect([await assigneeOf(rui, id), await queueOf(ana), await queueOf(rui)]).toEqual([[rui.accountId, "project"], [], [id]]);
  expect((await assign(lead, id, ana.accountId)).answer.results).toMatchObject([{ id, done: true }]);
  expect([await assigneeOf(rui, id), await queueOf(ana), await queueOf(rui)]).toEqual([[ana.accountId, "pendency"], [id], []]);
  await assign(lead, id, null);
  await assignProject(lead, pendency, null);
  expect([await assigneeOf(rui, id), await queueOf(ana)]).toEqual([[ana.accountId, "supplier"], [id]]);
});

test("an account that leaves the company loses its assignments", async () => {
  const pendency = await inReview();
  const { id, lead, ana, rui } = pendency;
  await assign(lead, id, ana.accountId);
  await assignSupplier(lead, pendency, ana.accountId);
  await holdInstead(world, ana.accountId, []);
  expect([await assigneeOf(rui, id), await queueOf(rui)]).toEqual([null, [id]]);
  expect((await assign(lead, id, ana.accountId)).answer.results).toMatchObject([{ done: false, code: "pendency.assignee_not_eligible" }]);
});

const lost = {
  "the account loses the permission":
    "update access_profile set permissions = '{}' where id = (select profile_id from membership where account_id = $1)",
  "the account is disabled": "update account set disabled_at = now() where id = $1",
  "the account is restricted to other projects": "update membership set sees_all_projects = false where account_id = $1",
};
for (const [reason, change] of Object.entries(lost))
  test(`a document returns to the queue of the others when ${reason}`, async () => {
    const pendency = await inReview();
    const { id, lead, ana, rui } = pendency;
    await assign(lead, id, ana.accountId);
    await assignProject(lead, pendency, ana.accountId);
    await assignSupplier(lead, pendency, ana.accountId);
    expect(await queueOf(rui)).toEqual([]);
    await owner().query(change, [ana.accountId]);
    expect([await assigneeOf(rui, id), await queueOf(rui)]).toEqual([null, [id]]);
  });

test("a new restriction keeps the assignments in its projects", async () => {
  const pendency = await inReview();
  const { id, lead, ana, rui, contractorId, projectId } = pendency;
  await assign(lead, id, ana.accountId);
  await assignSupplier(lead, pendency, ana.accountId);
  await owner().query(
    `with restricted as (update membership set sees_all_projects = false where account_id = $1 and company_id = $2 returning id)
     insert into membership_project (company_id, membership_id, contractor_id, project_id) select $2, id, $2, $3 from restricted`,
    [ana.accountId, contractorId, projectId],
  );
  expect(await assigneeOf(rui, id)).toEqual([ana.accountId, "pendency"]);
  await assign(lead, id, null);
  expect(await assigneeOf(rui, id)).toBeNull();
  await assign(lead, id, ana.accountId);
  await owner().query("delete from membership_project where project_id = $1", [projectId]);
  expect(await assigneeOf(rui, id)).toBeNull();
});

test("an assignment shows the new name when the account is renamed", async () => {
  const { id, lead, ana } = await inReview();
  await assign(lead, id, ana.accountId);
  await owner().query("update account set display_name = 'Ana Souza' where id = $1", [ana.accountId]);
  expect((await lead.api("GET /pendencies/{id}")({ id })).answer.assignee?.name).toBe("Ana Souza");
});

test("an assignment is refused when the membership is removed meanwhile", async () => {
  const pendency = await inReview();
  const { id, lead, ana, rui } = pendency;
  const other = await owner().connect();
  await other.query("begin");
  await other.query("delete from membership where account_id = $1", [ana.accountId]);
  const assigning = assign(lead, id, ana.accountId);
  await whenBlockedOnLock(world.database, () => other.query("commit"));
  other.release();
  expect((await assigning).answer.results).toMatchObject([{ id, done: false, code: "pendency.assignee_not_eligible" }]);
  expect((await assign(lead, id, rui.accountId)).answer.results).toMatchObject([{ done: true }]);
});

test("a final decision removes the assignment of the pendency", async () => {
  const { id, lead, ana, reviewer } = await inReview();
  await assign(lead, id, ana.accountId);
  expect((await reviewer("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread", note: "Papel." } })).status).toBe(
    200,
  );
  expect(await assigneeOf(lead, id)).toBeNull();
});

test("an assignment limits neither the list nor the decision of others", async () => {
  const { id, lead, ana, rui, reviewer } = await inReview();
  await assign(lead, id, ana.accountId);
  expect((await rui.api("GET /pendencies")()).answer.results.map((row) => row.id)).toEqual([id]);
  expect((await reviewer("GET /pendencies/{id}")({ id })).answer.moves.map(({ action }) => action)).toContain("finish");
});

test("a supplier and another contractor learn nothing of an assignment", async () => {
  const pendency = await inReview();
  const { id, lead, ana, sender } = pendency;
  await assign(lead, id, ana.accountId);
  expect([await assigneeOf({ api: sender }, id), await queueOf({ api: sender })]).toEqual([null, []]);
  const other = await inReview();
  expect((await assign(other.lead, id, other.ana.accountId)).answer.results).toMatchObject([{ done: false, code: "pendency.not_found" }]);
  expect((await assignProject(other.lead, pendency, other.ana.accountId)).status).toBe(404);
  expect((await assignSupplier(other.lead, pendency, other.ana.accountId)).status).toBe(404);
  expect((await assign(lead, id, other.ana.accountId)).answer.results).toMatchObject([{ code: "pendency.assignee_not_eligible" }]);
  const { results } = (await lead.api("GET /pendencies/reviewers")()).answer;
  expect(results.map((person) => person.id)).not.toContain(other.ana.accountId);
  expect(results.map((person) => person.id)).toEqual(expect.arrayContaining([lead.accountId, ana.accountId]));
});

test("two contractors of one supplier see only their own queue and assignment", async () => {
  const pendency = await inReview();
  const { providerId, lead, ana } = pendency;
  const contractorId = await newCompany(world, "contractor");
  const projectId = await newProject(world, { contractorId, providerIds: [providerId], startDate: "2026-01-01" });
  const place = { contractorId, providerId, projectId };
  await newWorkerRow(world, { providerId, links: [place] });
  await demand(world, place);
  await reconciled(world, place);
  await owner().query("update pendency set status = 'IN_REVISION' where project_id = $1", [projectId]);
  const other = await newPerson(world, { companyId: contractorId, keys: ASSIGNS });
  await assignSupplier(lead, pendency, ana.accountId);
  const queues = async ({ api }: Speaker) => (await api("GET /pendencies/review-queue/suppliers")()).answer.results;
  expect(await queues(lead)).toMatchObject([{ contractor: { id: pendency.contractorId }, waiting: 1, assignee: { id: ana.accountId } }]);
  expect(await queues(other)).toMatchObject([
    { supplier: { id: providerId }, contractor: { id: contractorId }, waiting: 1, assignee: null },
  ]);
});

test("a user restricted to projects assigns these projects but no supplier", async () => {
  const pendency = await inReview();
  const { id, contractorId, projectId, ana, lead } = pendency;
  const restricted = await newPerson(world, { companyId: contractorId, keys: ASSIGNS, onlyProjects: [projectId] });
  expect((await assignProject(restricted, pendency, ana.accountId)).status).toBe(200);
  expect((await assignSupplier(restricted, pendency, ana.accountId)).refused.code).toBe("permission.missing");
  const { answer } = await restricted.api("GET /pendencies/review-queue/suppliers")();
  expect(answer.results).toMatchObject([{ supplier: { id: pendency.providerId }, waiting: 1, assignee: null, can: { assign: false } }]);
  expect((await assignSupplier(lead, pendency, restricted.accountId)).refused.code).toBe("pendency.assignee_not_eligible");
  expect((await assign(lead, id, restricted.accountId)).answer.results).toMatchObject([{ done: true }]);
  const { results } = (await lead.api("GET /pendencies/review-queue")()).answer;
  expect(results).toMatchObject([{ project: { id: projectId }, assignee: { id: ana.accountId }, can: { assign: true } }]);
  const reviewers = async ({ api }: Speaker) =>
    (await api("GET /pendencies/reviewers")()).answer.results.map((user) => [user.id, user.projectIds]);
  expect(await reviewers(restricted)).toEqual(
    expect.arrayContaining([
      [ana.accountId, null],
      [restricted.accountId, [projectId]],
    ]),
  );
  const elsewhere = await newPerson(world, { companyId: contractorId, keys: ASSIGNS, onlyProjects: [] });
  expect((await assignProject(elsewhere, pendency, ana.accountId)).status).toBe(404);
  expect(await reviewers(lead)).toContainEqual([elsewhere.accountId, []]);
  expect((await reviewers(restricted)).map(([account]) => account)).not.toContain(elsewhere.accountId);
});

test("a user without assign_review is refused", async () => {
  const pendency = await inReview();
  const { id, ana } = pendency;
  expect((await assignProject(ana, pendency, ana.accountId)).status).toBe(403);
  expect((await assign(ana, id, ana.accountId)).status).toBe(403);
  expect((await ana.api("GET /pendencies/{id}")({ id })).answer.can.assign).toBe(false);
});
