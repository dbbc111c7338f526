import { expect, test } from "vitest";
import { newCompany } from "../../../../../test/fixtures/new-company.ts";
import { aCustomField } from "../../../../../test/fixtures/new-custom-field.ts";
import { newPerson } from "../../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../../test/fixtures/new-project.ts";
import { workerBody } from "../../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../../test/world.ts";

const world = openWorld();
const { CPF: _, birthdate: __, ...unsaid } = workerBody();
const since = { hiringDate: "2026-03-10", endDate: null };

/** A contractor with two custom fields for workers, one of them required. */
const asking = async (providerId: number) => {
  const companyId = await newCompany(world, "contractor");
  const projectId = await newProject(world, { contractorId: companyId, providerIds: [providerId] });
  const person = await newPerson(world, { companyId, keys: "all" });
  const { answer: group } = await person.api("POST /companies/{companyId}/company-groups")({ companyId, body: { name: "Cadastro" } });
  const inGroup = { companyId, groupCustomFieldsId: group.id };
  const add = async (body: ReturnType<typeof aCustomField>) =>
    (await person.api("POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields")({ ...inGroup, body })).answer
      .id;
  const shift = await add(aCustomField("Turno", { kind: "choice", options: ["A", "B"] }, { required: true }));
  const badge = await add(aCustomField("Matrícula", { kind: "text", maxLength: 6 }));
  return { companyId, projectId, shift, badge, ...person };
};

const arranged = async () => {
  const providerId = await newCompany(world, "provider");
  const [one, other] = [await asking(providerId), await asking(providerId)];
  const supplier = await newPerson(world, { companyId: providerId, keys: "all" });
  const register = (customValues: readonly { customFieldId: number; value: string | null }[], projects = [one.projectId]) =>
    supplier.api("POST /companies/employees")({
      body: workerBody({ contracts: projects.map((projectId) => ({ projectId, ...since })), customValues: [...customValues] }),
    });
  return { providerId, one, other, supplier, register };
};
const valuesIn = (fields: readonly { readonly id: number; readonly value: string | null }[]) =>
  Object.fromEntries(fields.map(({ id, value }) => [id, value]));

test("answers to custom fields are saved with the worker [R-364] [R-544]", async () => {
  const { one, other, supplier, register } = await arranged();
  const { status, answer } = await register([{ customFieldId: one.shift, value: "B" }]);
  expect(status).toBe(201);
  expect(valuesIn(answer.customFields)).toEqual({ [one.shift]: "B", [one.badge]: null, [other.shift]: null, [other.badge]: null });
  expect(answer.customFields.find(({ id }) => id === one.shift)).toMatchObject({
    name: "Turno",
    required: true,
    group: { name: "Cadastro" },
    company: { id: one.companyId },
  });
  expect((await supplier.api("GET /companies/employees/{id}")({ id: answer.id })).answer).toEqual(answer);
});

test("a required field is enforced only for contractors with a link", async () => {
  const { one, other, register } = await arranged();
  expect((await register([])).refused).toMatchObject({
    statusCode: 422,
    code: "custom_field.values_unfit",
    details: { faults: [{ customFieldId: one.shift, name: "Turno", fault: "required" }] },
  });
  const unfit = await register([
    { customFieldId: one.shift, value: "C" },
    { customFieldId: one.badge, value: "comprida" },
    { customFieldId: 999_999, value: "?" },
  ]);
  expect(unfit.refused.details).toEqual({
    faults: [
      { customFieldId: one.shift, name: "Turno", fault: "not_an_option" },
      { customFieldId: one.badge, name: "Matrícula", fault: "too_long" },
      { customFieldId: 999_999, fault: "not_asked" },
    ],
  });
  const both = await register([{ customFieldId: one.shift, value: "A" }], [one.projectId, other.projectId]);
  expect(both.refused.details).toMatchObject({ faults: [{ customFieldId: other.shift, fault: "required" }] });
  expect((await register([], [])).status).toBe(201);
});

test("the history has the old and new value of an answer", async () => {
  const { one, supplier, register } = await arranged();
  const { answer } = await register([
    { customFieldId: one.shift, value: "B" },
    { customFieldId: one.badge, value: "M-1" },
  ]);
  const { id } = answer;
  const save = (customValues?: readonly { customFieldId: number; value: string | null }[]) =>
    supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, ...(customValues && { customValues: [...customValues] }) } });
  expect((await save()).answer).toEqual(answer);
  const changed = await save([
    { customFieldId: one.shift, value: "A" },
    { customFieldId: one.badge, value: "" },
  ]);
  expect(changed.answer.version).toBe(answer.version + 1);
  expect(valuesIn(changed.answer.customFields)).toMatchObject({ [one.shift]: "A", [one.badge]: null });
  expect((await save([{ customFieldId: one.shift, value: null }])).refused.details).toMatchObject({ faults: [{ fault: "required" }] });

  const history = await supplier.api("GET /companies/employees/{id}/history")({ id });
  expect(history.answer.results.slice(0, 2)).toMatchObject([
    { action: "worker.field_changed", field: "Matrícula", oldValue: "M-1", newValue: null },
    { action: "worker.field_changed", field: "Turno", oldValue: "B", newValue: "A" },
  ]);
});

test("a contractor reads only the answers to its own fields [R-364]", async () => {
  const { one, other, register, providerId } = await arranged();
  const given = [
    { customFieldId: one.shift, value: "B" },
    { customFieldId: other.shift, value: "A" },
  ];
  const { id } = (await register(given, [one.projectId, other.projectId])).answer;
  const seenBy = async (api: typeof one.api) => valuesIn((await api("GET /companies/employees/{id}")({ id })).answer.customFields);
  expect(await seenBy(one.api)).toEqual({ [one.shift]: "B", [one.badge]: null });
  expect(await seenBy(other.api)).toEqual({ [other.shift]: "A", [other.badge]: null });
  const looking = await newPerson(world, { companyId: one.companyId, keys: ["see_employee"] });
  expect(await seenBy(looking.api)).toEqual({});
  const staff = await newPerson(world, { companyId: providerId, keys: ["see_employee", "update_employee"] });
  expect(await seenBy(staff.api)).toEqual({ [one.shift]: "B", [one.badge]: null, [other.shift]: "A", [other.badge]: null });
});

test("a contractor cannot change answers", async () => {
  const { one, register } = await arranged();
  const { id } = (await register([{ customFieldId: one.shift, value: "B" }])).answer;
  const body = { ...unsaid, customValues: [{ customFieldId: one.shift, value: "A" }] };
  expect((await one.api("PUT /companies/employees/{id}")({ id, body })).refused.code).toBe("permission.missing");
});
