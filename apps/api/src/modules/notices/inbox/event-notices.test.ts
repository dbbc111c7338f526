import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newColleague } from "../../../../test/fixtures/new-colleague.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);
const TALKS = ["see_pendency", "see_details_pendency", "add_comment_pendency", "send_doubts_document"] as const;

const inboxOf = async (api: Person["api"]) => (await api("GET /notices")()).answer.results;
const kindsOf = async (api: Person["api"]) => (await inboxOf(api)).map(({ kind }) => kind);

test("a rejection reaches sender, supplier owner and project contact with its reasons", async () => {
  const pendency = await asked();
  const { id, contractorId, providerId, projectId, supplier, reviewer, send, reject } = pendency;
  const sender = await newPerson(world, { companyId: providerId, keys: ["see_pendency", "upload_document_pendency"] });
  const contact = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "see_pendency"] });
  const stranger = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "see_pendency"] });
  const pool = world.database.ownerPool();
  await pool.query("update project set contact_account_id = $2 where id = $1", [projectId, contact.accountId]);
  await newDraft(pendency);
  await send();
  await pool.query("update attachment set created_by = $2 where pendency_id = $1", [id, sender.accountId]);
  expect((await reject()).status).toBe(200);

  for (const { api } of [sender, supplier, contact]) {
    const [notice, ...others] = await inboxOf(api);
    expect([notice?.kind, notice?.about, others]).toEqual(["rejection", { kind: "pendency", id }, []]);
    expect(notice?.details.text).toBe("Falta a assinatura.");
    expect(notice?.details.reasons?.length).toBeGreaterThan(0);
    expect(notice?.details.actor).toBe(notice?.details.contractor);
  }
  expect([await kindsOf(reviewer), await kindsOf(stranger.api)]).toEqual([[], []]);
});

test("a removed contact falls back to the owners of the contractor", async () => {
  const { contractorId, projectId, sender } = await asked();
  const { id } = (await sender("GET /pendencies")({ query: { project: [projectId] } })).answer.results[0] ?? { id: 0 };
  const owner = await newPerson(world, { companyId: contractorId, keys: "all" });
  const gone = await newColleague(world, { companyId: contractorId });
  const pool = world.database.ownerPool();
  await pool.query("update project set contact_account_id = $2 where id = $1", [projectId, gone.accountId]);
  await pool.query("delete from membership where account_id = $1", [gone.accountId]);
  await sender("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "De que ano?" } });
  expect(await inboxOf(owner.api)).toMatchObject([{ kind: "question", details: { text: "De que ano?" } }]);
});

test("a contact who does not see pendencies falls back to the owners", async () => {
  const { id, contractorId, projectId, sender } = await asked();
  const owner = await newPerson(world, { companyId: contractorId, keys: "all" });
  const contact = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  await world.database.ownerPool().query("update project set contact_account_id = $2 where id = $1", [projectId, contact.accountId]);
  await sender("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "De que ano?" } });
  expect([await kindsOf(owner.api), await kindsOf(contact.api)]).toEqual([["question"], []]);
});

test("a question, its answer and a mention notify each person once", async () => {
  const { id, contractorId, supplier } = await asked();
  const reviewer = await newPerson(world, { companyId: contractorId, keys: TALKS });
  const colleague = await newPerson(world, { companyId: contractorId, keys: TALKS });
  const blind = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  const say = (api: Person["api"], body: { kind?: "QUESTION" | "ANSWER"; text: string; mentions?: number[] }) =>
    api("POST /pendencies/{id}/comments")({ id, body });
  await say(reviewer.api, { kind: "QUESTION", text: "De quem é?", mentions: [colleague.accountId, supplier.accountId] });
  expect([await kindsOf(supplier.api), await kindsOf(colleague.api), await kindsOf(reviewer.api)]).toEqual([
    ["question"],
    ["question"],
    [],
  ]);
  await say(supplier.api, { kind: "ANSWER", text: "Da Joana." });
  expect(await inboxOf(reviewer.api)).toMatchObject([{ kind: "answer", details: { text: "Da Joana." } }]);
  await say(supplier.api, { text: "Veja.", mentions: [colleague.accountId, supplier.accountId] });
  expect([await kindsOf(supplier.api), await kindsOf(colleague.api)]).toEqual([["question"], ["mention", "question"]]);
  expect(await kindsOf(blind.api)).toEqual([]);
});

test("a refused request writes no notice", async () => {
  const { id, reviewer, supplier } = await asked();
  const refused = await reviewer("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "reject", note: "Não." } });
  expect([refused.status, await kindsOf(supplier.api)]).toEqual([422, []]);
});

test("a restriction notifies the owners of the worker's supplier", async () => {
  const { contractorId, workerId, supplier, reviewer, providerId } = await asked();
  const staff = await newPerson(world, { companyId: providerId, keys: ["see_employee"] });
  const { rows } = await world.database.ownerPool().query<{ document: string }>("select document from worker where id = $1", [workerId]);
  const body = { name: "Joana Prado", reason: "NR-35", startDate: world.clock.now().toISOString().slice(0, 10), endDate: null };
  const made = await reviewer("POST /companies/{companyId}/restricted-employee")({
    companyId: contractorId,
    body: { ...body, CPF: rows[0]?.document ?? "" },
  });
  expect(made.status).toBe(201);
  expect(await inboxOf(supplier.api)).toMatchObject([
    { kind: "restriction", about: { kind: "worker", id: workerId }, details: { text: "NR-35" } },
  ]);
  expect(await kindsOf(staff.api)).toEqual([]);
});

test("a changed profile notifies the person and not the actor", async () => {
  const { contractorId, reviewer } = await asked();
  const person = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  const { profileId } = await newColleague(world, { companyId: contractorId });
  const found = (await reviewer("GET /companies/{id}/accounts")({ id: contractorId })).answer.results;
  const accountCompanyId = found.find(({ accountId }) => accountId === person.accountId)?.accountCompanyId ?? 0;
  const { status } = await reviewer("PUT /companies/{companyId}/account/{accountCompanyId}")({
    companyId: contractorId,
    accountCompanyId,
    body: { profileId },
  });
  expect(status).toBe(200);
  expect(await inboxOf(person.api)).toMatchObject([{ kind: "access", about: { kind: "company", id: contractorId } }]);
  expect(await kindsOf(reviewer)).toEqual([]);
});
