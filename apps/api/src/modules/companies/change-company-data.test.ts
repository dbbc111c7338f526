import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const data = { companyName: "Ipê Andaimes Ltda.", tradingName: "Ipê", city: "Contagem", state: "MG" } as const;
const change = (api: Awaited<ReturnType<typeof newPerson>>["api"], id: number, body: object = {}) =>
  api("PUT /companies/{id}/profile")({ id, body: { ...data, ...body } });

test("changing company data writes one history entry per field [CD-085]", async () => {
  const companyId = await newCompany(world);
  const { api, accountId } = await newPerson(world, { companyId, keys: ["see_company_data", "update_company_data"] });
  const before = (await api("GET /account/companies/{id}")({ id: companyId })).answer;
  const { answer } = await change(api, companyId, { version: before.version });
  expect(answer).toEqual({ ...before, ...data, version: before.version + 1 });
  expect((await api("GET /account/companies/{id}")({ id: companyId })).answer).toEqual(answer);
  const { rows } = await world.database
    .ownerPool()
    .query("select field, new_value, account_id, address from history where owner_id = $1 and action = 'company.changed' order by id", [
      companyId,
    ]);
  expect(rows).toEqual(
    Object.entries(data).map(([field, new_value]) => ({ field, new_value, account_id: accountId, address: "127.0.0.1" })),
  );
});

test("a concurrent second change is refused as stale", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const answers = await Promise.all([
    change(api, companyId, { version: 1, city: "Betim" }),
    change(api, companyId, { version: 1, city: "Itabira" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.refused).toMatchObject({ code: "company_data.stale", details: { version: 2, changed: [{ field: "city" }] } });
});

test("changes answer 403 without the permission and 404 to strangers [R-213]", async () => {
  const companyId = await newCompany(world);
  const elsewhere = await newCompany(world);
  const reader = await newPerson(world, { companyId, keys: ["see_company_data"] }, { companyId: elsewhere, keys: ["update_company_data"] });
  const restricted = await newPerson(world, { companyId, keys: ["update_company_data"], onlyProjects: [] });
  for (const { api } of [reader, restricted]) {
    const { status, refused } = await change(api, companyId);
    expect([status, refused.code]).toEqual([403, "permission.missing"]);
  }
  const stranger = await newPerson(world, { companyId: elsewhere, keys: "all" });
  expect((await change(stranger.api, companyId)).refused.code).toBe("company.not_found");
});

test("line breaks and unknown states are refused, and the CNPJ never changes", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  for (const wrong of [{ companyName: "Ipê\nBcc: x" }, { tradingName: " " }, { state: "XX" }, { city: "x".repeat(121) }])
    expect((await change(api, companyId, wrong)).refused.code, JSON.stringify(wrong)).toBe("request.malformed");
  const { cnpj } = (await change(api, companyId, { cnpj: "00000000000000" })).answer;
  expect(cnpj).not.toBe("00000000000000");
  await expect(world.database.ownerPool().query("update company set cnpj = '00000000000191' where id = $1", [companyId])).rejects.toThrow(
    "never changes",
  );
});
