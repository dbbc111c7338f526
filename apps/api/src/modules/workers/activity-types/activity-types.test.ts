import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const supplier = async () => {
  const companyId = await newCompany(world, "provider");
  return { companyId, ...(await newPerson(world, { companyId, keys: "all" })) };
};

test("a supplier manages activity types and finds them by name and status [CD-146]", async () => {
  const { companyId, api } = await supplier();
  const proposed = (await api("GET /activities-types/defaut-list")()).answer;
  expect((await api("GET /activities-types/default-list")()).answer).toEqual(proposed);
  const height = proposed.find(({ norm }) => norm?.includes("35"));
  expect(height).toMatchObject({ ownerId: 0 });

  const risks = height ? [{ ownerId: height.ownerId, id: height.id }] : [];
  const { answer, status } = await api("POST /employee-activity-type")({ body: { name: "Montador de andaimes", risks } });
  expect(status).toBe(201);
  expect(answer).toMatchObject({ companyId, status: "active", workerCount: 0, risks: [{ id: height?.id, name: height?.name }] });
  const changed = await api("PUT /employee-activity-type/{id}")({
    id: answer.id,
    body: { name: "Montador", status: "inactive", risks: [] },
  });
  expect(changed.answer).toMatchObject({ name: "Montador", status: "inactive", risks: [] });

  const names = async (query: object) => (await api("GET /employee-activity-type")({ query })).answer.results.map(({ name }) => name);
  await api("POST /employee-activity-type")({ body: { name: "Eletricista" } });
  expect(await names({})).toEqual(["Eletricista", "Montador"]);
  expect(await names({ status: "active" })).toEqual(["Eletricista"]);
  expect(await names({ query: "MONT" })).toEqual(["Montador"]);
});

test("a duplicate name without accents and an unknown risk are refused", async () => {
  const { api } = await supplier();
  await api("POST /employee-activity-type")({ body: { name: "Mecânico" } });
  expect((await api("POST /employee-activity-type")({ body: { name: "mecanico" } })).refused.code).toBe("activity_type.name_taken");
  const { answer } = await api("POST /employee-activity-type")({ body: { name: "Soldador" } });
  const renamed = await api("PUT /employee-activity-type/{id}")({ id: answer.id, body: { name: "MECÂNICO" } });
  expect(renamed.refused.code).toBe("activity_type.name_taken");
  const invented = { name: "Caldeireiro", risks: [{ ownerId: 0, id: 999_999 }] };
  expect((await api("POST /employee-activity-type")({ body: invented })).refused.code).toBe("activity_type.unknown_risk");
});

test("only an unused activity type can be deleted, and strangers get 404", async () => {
  const { companyId, api } = await supplier();
  const { answer } = await api("POST /employee-activity-type")({ body: { name: "Pintor" } });
  const stranger = await supplier();
  expect((await stranger.api("GET /employee-activity-type/{id}")({ id: answer.id })).refused.code).toBe("activity_type.not_found");
  const reader = await newPerson(world, { companyId, keys: ["see_employee"] });
  expect((await reader.api("GET /employee-activity-type/{id}")({ id: answer.id })).answer.can).toEqual({ update: false, remove: false });

  const ipe = await world.as("supplier");
  const [used] = (await ipe("GET /employee-activity-type")({ query: { status: "active" } })).answer.results.filter(
    ({ workerCount }) => workerCount > 0,
  );
  expect((await ipe("DELETE /employee-activity-type/{id}")({ id: used?.id ?? 0 })).refused.code).toBe("activity_type.in_use");
  expect((await api("DELETE /employee-activity-type/{id}")({ id: answer.id })).status).toBe(204);
  expect((await api("GET /employee-activity-type/{id}")({ id: answer.id })).refused.code).toBe("activity_type.not_found");
});

test("the statuses of activity types are translated [CD-102]", async () => {
  const { api } = await supplier();
  expect((await api("GET /activities-types-status/defaut-list")()).answer).toEqual([
    { id: "active", name: "Ativo" },
    { id: "inactive", name: "Inativo" },
  ]);
  const english = await api("GET /activities-types-status/default-list")({ query: { language: "en-US" } });
  expect(english.answer.map(({ name }) => name)).toEqual(["Active", "Inactive"]);
});
