import { expect, test } from "vitest";
import { newColleague } from "../../../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const data = { name: "Britagem", contract: null, scope: null, description: null, startDate: null, endDate: null };

/** An owner of a contractor, and a colleague who sees all projects. */
const contractor = async () => {
  const companyId = await newCompany(world);
  const owner = await newPerson(world, { companyId, keys: "all" });
  const colleague = await newPerson(world, { companyId, keys: ["see_projects"] });
  const create = (contactAccountId?: number) =>
    owner.api("POST /projects")({ body: { step: 1, company: companyId, ...data, ...(contactAccountId && { contactAccountId }) } });
  return { companyId, owner, colleague, create };
};

test("the contact of a new project is its creator unless another is chosen", async () => {
  const { owner, colleague, create } = await contractor();
  expect((await create()).answer.contactAccountId).toBe(owner.accountId);
  expect((await create(colleague.accountId)).answer).toMatchObject({
    contactAccountId: colleague.accountId,
    contactName: "Pessoa de Teste",
  });
});

test("a changed contact is saved with its history, and an omitted one remains", async () => {
  const { owner, colleague, create } = await contractor();
  const { id, version } = (await create()).answer;
  const save = (contactAccountId: number | undefined, base: number) =>
    owner.api("PUT /projects/{id}")({ id, body: { step: 1, version: base, ...data, ...(contactAccountId && { contactAccountId }) } });
  const changed = (await save(colleague.accountId, version)).answer;
  expect(changed.contactAccountId).toBe(colleague.accountId);
  expect((await save(undefined, changed.version)).answer.contactAccountId).toBe(colleague.accountId);
  const history = (await owner.api("GET /projects/{id}/history")({ id })).answer.results;
  expect(history).toContainEqual(expect.objectContaining({ action: "project.changed", field: "contactAccountId" }));
});

test("only a person of the contractor who sees the project can be its contact", async () => {
  const { companyId, owner, colleague, create } = await contractor();
  const blind = await newPerson(world, { companyId, keys: ["see_pendency"] });
  const elsewhere = await newPerson(world, { companyId, keys: ["see_projects"], onlyProjects: [] });
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  for (const { accountId } of [blind, elsewhere, stranger]) expect((await create(accountId)).refused.code).toBe("project.contact_unknown");
  const listed = (await owner.api("GET /projects/create/contacts")({ query: { company: companyId } })).answer.results;
  expect(listed.map(({ id }) => id).toSorted()).toEqual([owner.accountId, colleague.accountId].toSorted());
  const foreign = await stranger.api("GET /projects/create/contacts")({ query: { company: companyId } });
  expect([foreign.status, foreign.refused.code]).toEqual([404, "company.not_found"]);
});

test("a contact who left falls back to an owner of the contractor", async () => {
  const { companyId, owner, create } = await contractor();
  const leaving = await newColleague(world, { companyId, owner: false });
  const { id } = (await create()).answer;
  const pool = world.database.ownerPool();
  await pool.query("update project set contact_account_id = $2 where id = $1", [id, leaving.accountId]);
  await pool.query("delete from membership where account_id = $1", [leaving.accountId]);
  expect((await owner.api("GET /projects/{id}")({ id })).answer.contactAccountId).toBe(owner.accountId);
});
