import { PENDENCY_VIEWS_MAX } from "@emdia/contract/limits.ts";
import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const made = { companyId: 0 };
beforeAll(async () => {
  made.companyId = await newCompany(world, "provider");
});
const newUser = () => newPerson(world, { companyId: made.companyId, keys: ["see_pendency"] });
const filter = {
  plan: ["SSMA" as const],
  status: ["EXPIRED" as const],
  startDate: "2026-03-01",
  worker: [7],
  supplier: [4],
  inactive: false,
  orderBy: "UPDATED_ASC" as const,
};

test("a view is saved by name and visible only to its account [R-400]", async () => {
  const [{ api }, colleague] = [await newUser(), await newUser()];
  const { status, answer } = await api("POST /pendencies/views")({ body: { name: "  Vencidas ", filter } });
  expect([status, answer]).toEqual([201, { id: expect.any(Number), name: "Vencidas", filter }]);
  expect((await api("GET /pendencies/views")()).answer.results).toEqual([answer]);
  expect((await colleague.api("GET /pendencies/views")()).answer.results).toEqual([]);
  const { id } = answer;
  for (const asked of [
    await colleague.api("PUT /pendencies/views/{id}")({ id, body: { name: "Minhas", filter: {} } }),
    await colleague.api("DELETE /pendencies/views/{id}")({ id }),
  ])
    expect([asked.status, asked.refused.code]).toEqual([404, "pendency.view_not_found"]);
});

test("a view can be changed and deleted", async () => {
  const { api } = await newUser();
  const { answer: view } = await api("POST /pendencies/views")({ body: { name: "Antiga", filter } });
  const { answer } = await api("PUT /pendencies/views/{id}")({ id: view.id, body: { name: "Nova", filter: { employee: "Ana" } } });
  expect(answer).toEqual({ id: view.id, name: "Nova", filter: { employee: "Ana" } });
  expect((await api("DELETE /pendencies/views/{id}")({ id: view.id })).status).toBe(204);
  expect((await api("GET /pendencies/views")()).answer.results).toEqual([]);
});

test("renaming a view keeps its stored filter", async () => {
  const { api, accountId } = await newUser();
  const { answer: view } = await api("POST /pendencies/views")({ body: { name: "Antiga", filter } });
  const { answer } = await api("PUT /pendencies/views/{id}")({ id: view.id, body: { name: "Nova" } });
  expect(answer).toEqual({ ...view, name: "Nova" });
  const ofFormerTimes = { status: ["FORGOTTEN"] };
  const pool = world.database.ownerPool();
  await pool.query("update pendency_view set filter = $2 where account_id = $1", [accountId, JSON.stringify(ofFormerTimes)]);
  await api("PUT /pendencies/views/{id}")({ id: view.id, body: { name: "Velha" } });
  const { rows } = await pool.query("select name, filter from pendency_view where account_id = $1", [accountId]);
  expect(rows).toEqual([{ name: "Velha", filter: ofFormerTimes }]);
});

test("a view stores THIS_WEEK instead of dates", async () => {
  const { api } = await newUser();
  const ofWeek = { status: ["DONE" as const], expires: "THIS_WEEK" as const };
  const { answer } = await api("POST /pendencies/views")({ body: { name: "Desta semana", filter: ofWeek } });
  expect((await api("GET /pendencies/views")()).answer.results).toEqual([{ id: answer.id, name: "Desta semana", filter: ofWeek }]);
});

test("a view name is unique per account, ignoring accents and case", async () => {
  const { api } = await newUser();
  await api("POST /pendencies/views")({ body: { name: "Revisão", filter } });
  const again = await api("POST /pendencies/views")({ body: { name: "REVISAO", filter: {} } });
  expect([again.status, again.refused.code]).toEqual([409, "pendency.view_name_taken"]);
  const { answer: other } = await api("POST /pendencies/views")({ body: { name: "Outra", filter } });
  const renamed = await api("PUT /pendencies/views/{id}")({ id: other.id, body: { name: "revisão", filter } });
  expect(renamed.refused.code).toBe("pendency.view_name_taken");
  const elsewhere = await newUser();
  expect((await elsewhere.api("POST /pendencies/views")({ body: { name: "Revisão", filter } })).status).toBe(201);
});

test("concurrent saves do not exceed the limit of views per account", async () => {
  const { api, accountId } = await newUser();
  await world.database
    .ownerPool()
    .query("insert into pendency_view (account_id, name, filter) select $1, 'Visão ' || n, '{}' from generate_series(2, $2) n", [
      accountId,
      PENDENCY_VIEWS_MAX,
    ]);
  const replies = await Promise.all(["Uma", "Duas", "Três"].map((name) => api("POST /pendencies/views")({ body: { name, filter: {} } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  expect(replies.find(({ status }) => status === 422)?.refused).toMatchObject({ code: "pendency.too_many_views", details: { most: 30 } });
});

test("a stored filter that no longer parses opens with defaults", async () => {
  const { api, accountId } = await newUser();
  await world.database
    .ownerPool()
    .query(`insert into pendency_view (account_id, name, filter) values ($1, 'Velha', '{"status": ["FORGOTTEN"]}')`, [accountId]);
  expect((await api("GET /pendencies/views")()).answer.results).toMatchObject([{ name: "Velha", filter: {} }]);
});

test.for([
  { name: "", filter: {} },
  { name: "x".repeat(61), filter: {} },
  { name: "Sem filtro" },
  { name: "Data", filter: { startDate: "2026-02-30" } },
  { name: "Semana", filter: { expires: "NEXT_CENTURY" } },
  { name: "Dias de duas semanas", filter: { expires: "THIS_WEEK", startDate: "2026-03-02" } },
])("a malformed view is refused: %j", async (body) => {
  const { token } = await newUser();
  const response = await fetch(`${world.address()}/api/pendencies/views`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { code: "request.malformed" }]);
});
