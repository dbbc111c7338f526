import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { aCustomField } from "../../../../test/fixtures/new-custom-field.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const GROUPS = "/companies/{companyId}/company-groups";
const GROUP = "/companies/{companyId}/group-custom-fields/{groupCustomFieldsId}";

/** A contractor with three suppliers and a group with one field about the supplier and one about its workers. */
const arranged = async () => {
  const companyId = await newCompany(world);
  const providers = [
    await newCompany(world, "provider"),
    await newCompany(world, "provider"),
    await newCompany(world, "provider"),
  ] as const;
  const project = await newProject(world, { contractorId: companyId, providerIds: providers });
  const person = await newPerson(world, { companyId, keys: ["config_employee_additional_info", "see_employee_data"] });
  const { answer: group } = await person.api(`POST ${GROUPS}`)({ companyId, body: { name: "Cadastro" } });
  const inGroup = { companyId, groupCustomFieldsId: group.id };
  const add = async (body: ReturnType<typeof aCustomField>) =>
    (await person.api(`POST ${GROUP}/custom-fields`)({ ...inGroup, body })).answer.id;
  const code = await add(aCustomField("Código no sistema", { kind: "text", maxLength: 6 }, { appliesTo: "provider", required: true }));
  const shift = await add(aCustomField("Turno", { kind: "choice", options: ["A", "B"] }));
  return { companyId, providers, project, ...person, inGroup, code, shift };
};

test("a group includes and excludes suppliers and counts them [R-365]", async () => {
  const { api, inGroup, providers } = await arranged();
  const change = (body: object) => api(`PATCH ${GROUP}/providers`)({ ...inGroup, body });
  const counts = ({ answer }: Awaited<ReturnType<typeof change>>) => [answer.providers, answer.provider_active, answer.provider_inactive];
  expect(counts(await change({}))).toEqual([3, 3, 0]);
  expect(counts(await change({ providers: [{ id: providers[0], activated: false, version: 0 }] }))).toEqual([3, 2, 1]);
  expect(counts(await change({ forall: false }))).toEqual([3, 0, 3]);
  expect(counts(await change({ providers: [{ id: providers[1], activated: true, version: 0 }] }))).toEqual([3, 1, 2]);
  const listed = await api(`GET ${GROUP}/provider-custom-fields`)({ ...inGroup, query: { activated: true } });
  expect(listed.answer.results).toMatchObject([{ id: providers[1], activated: true, values: [], version: 1 }]);
  const page = await api(`GET ${GROUP}/provider-custom-fields`)({ ...inGroup, query: { itemsPerPage: 2, page: 2 } });
  expect([page.answer.results.length, page.answer.meta.totalResults]).toEqual([1, 3]);
});

test("supplier values are validated, versioned and recorded in the history [R-364]", async () => {
  const { api, companyId, inGroup, providers, code, shift } = await arranged();
  const [id] = providers;
  const fill = (value: string | null, version: number, customFieldId = code) =>
    api(`PATCH ${GROUP}/providers`)({ ...inGroup, body: { providers: [{ id, values: [{ customFieldId, value }], version }] } });
  const unfit = async (value: string | null, customFieldId = code) => (await fill(value, 0, customFieldId)).refused.details;
  expect(await unfit("comprido demais")).toEqual({
    providerId: id,
    faults: [{ customFieldId: code, name: "Código no sistema", fault: "too_long" }],
  });
  expect(await unfit("")).toEqual({ providerId: id, faults: [{ customFieldId: code, name: "Código no sistema", fault: "required" }] });
  expect(await unfit("A", shift)).toMatchObject({ faults: [{ fault: "required" }, { customFieldId: shift, fault: "not_asked" }] });

  expect((await fill("F-01", 0)).status).toBe(200);
  expect((await fill("F-02", 0)).refused).toMatchObject({ code: "company_group.provider_stale", details: { providerId: id, version: 1 } });
  expect((await fill("F-02", 1)).status).toBe(200);
  const { answer } = await api(`GET ${GROUP}/provider-custom-fields`)(inGroup);
  const row = answer.results.find((one) => one.id === id);
  expect(row).toMatchObject({ values: [{ customFieldId: code, value: "F-02" }], version: 2, activated: true });
  const history = await api("GET /companies/{companyId}/custom-fields/history")({ companyId, query: { itemsPerPage: 2 } });
  expect(history.answer.results).toMatchObject([
    { action: "custom_value.changed", subject: { kind: "provider", id }, field: "Código no sistema", oldValue: "F-01", newValue: "F-02" },
    { action: "custom_value.changed", oldValue: null, newValue: "F-01", accountName: "Pessoa de Teste" },
  ]);

  await api(`PUT ${GROUP}/custom-fields/{customFieldId}/retire`)({ ...inGroup, customFieldId: code });
  const after = await api(`GET ${GROUP}/provider-custom-fields`)(inGroup);
  expect(after.answer.results.find((one) => one.id === id)?.values).toEqual([{ customFieldId: code, value: "F-02" }]);
});

test("the value of an optional field can be cleared [R-364]", async () => {
  const { api, inGroup, providers } = await arranged();
  const body = aCustomField("Ramal", { kind: "text", maxLength: 6 }, { appliesTo: "provider" });
  const { answer: extension } = await api(`POST ${GROUP}/custom-fields`)({ ...inGroup, body });
  const [id] = providers;
  const { answer: fields } = await api(`GET ${GROUP}/custom-fields`)(inGroup);
  const fill = (value: string, version: number) =>
    api(`PATCH ${GROUP}/providers`)({
      ...inGroup,
      body: {
        providers: [
          {
            id,
            version,
            values: [
              { customFieldId: fields.results[0]?.id ?? 0, value: "F-01" },
              { customFieldId: extension.id, value },
            ],
          },
        ],
      },
    });
  await fill("2210", 0);
  await fill("", 1);
  const { answer } = await api(`GET ${GROUP}/provider-custom-fields`)(inGroup);
  expect(answer.results.find((one) => one.id === id)?.values.map(({ value }) => value)).toEqual(["F-01"]);
});

test("one unknown supplier refuses the whole change", async () => {
  const { api, inGroup, providers } = await arranged();
  const elsewhere = await arranged();
  const body = {
    forall: false,
    providers: [
      { id: providers[0], activated: true, version: 0 },
      { id: elsewhere.providers[0], activated: true, version: 0 },
    ],
  };
  const { refused } = await api(`PATCH ${GROUP}/providers`)({ ...inGroup, body });
  expect(refused).toMatchObject({ code: "company_group.unknown_provider", details: { providers: [elsewhere.providers[0]] } });
  const { answer } = await api(`PATCH ${GROUP}/providers`)({ ...inGroup, body: {} });
  expect(answer).toMatchObject({ forall: true, provider_active: 3 });
});

test("a supplier sees the worker fields of each group that includes it [R-364] [R-544]", async () => {
  const { api, companyId, inGroup, providers, shift } = await arranged();
  const [id, other] = providers;
  const keys = ["see_employee_data"] as const;
  const supplier = await newPerson(world, { companyId: id, keys });
  const asked = async (who: typeof supplier, of = id) =>
    (await who.api("GET /companies/provider/{id}/custom-fields")({ id: of })).answer.results;
  expect(await asked(supplier)).toMatchObject([
    { id: shift, name: "Turno", appliesTo: "employee", group: { name: "Cadastro" }, company: { id: companyId } },
  ]);
  expect((await api("GET /companies/provider/{id}/custom-fields")({ id })).answer.results.map((field) => field.id)).toEqual([shift]);

  await api(`PATCH ${GROUP}/providers`)({ ...inGroup, body: { providers: [{ id, activated: false, version: 0 }] } });
  expect(await asked(supplier)).toEqual([]);
  const unasked = await newPerson(world, { companyId: other, keys });
  expect((await asked(unasked, other)).map((field) => field.id)).toEqual([shift]);
  expect((await unasked.api("GET /companies/provider/{id}/custom-fields")({ id })).refused.code).toBe("company.not_found");
  await api(`PUT ${GROUPS}/{groupCustomFieldsId}`)({ ...inGroup, body: { name: "Cadastro", activated: false, version: 1 } });
  expect(await asked(unasked, other)).toEqual([]);
});

test("a membership restricted to a project sees only its contractor's fields [R-544]", async () => {
  const first = await arranged();
  const [shared] = first.providers;
  const second = await arranged();
  const project = await newProject(world, { contractorId: second.companyId, providerIds: [shared] });
  const keys = ["update_employee", "see_employee_data"] as const;
  const whole = await newPerson(world, { companyId: shared, keys });
  const restricted = await newPerson(world, { companyId: shared, keys, onlyProjects: [project] });
  const contractors = async (who: typeof whole) =>
    (await who.api("GET /companies/provider/{id}/custom-fields")({ id: shared })).answer.results.map(({ company }) => company.id);
  expect(new Set(await contractors(whole))).toEqual(new Set([first.companyId, second.companyId]));
  expect(await contractors(restricted)).toEqual([second.companyId]);
  const looking = await newPerson(world, { companyId: second.companyId, keys, onlyProjects: [project] });
  expect(await contractors(looking)).toEqual([second.companyId]);
});
