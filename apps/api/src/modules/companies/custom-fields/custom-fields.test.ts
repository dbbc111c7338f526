import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { aCustomField } from "../../../../test/fixtures/new-custom-field.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const GROUPS = "/companies/{companyId}/company-groups";
const FIELDS = "/companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields";
const keys = ["config_employee_additional_info"] as const satisfies readonly PermissionKey[];

/** A contractor with a group and a user who configures its fields. */
const arranged = async () => {
  const companyId = await newCompany(world);
  const person = await newPerson(world, { companyId, keys });
  const { answer: group } = await person.api(`POST ${GROUPS}`)({ companyId, body: { name: "Obra civil" } });
  return { companyId, ...person, group, inGroup: { companyId, groupCustomFieldsId: group.id } };
};

test("a new group includes every supplier unless forall is false [R-365]", async () => {
  const { api, companyId, group } = await arranged();
  expect(group).toEqual({
    id: group.id,
    companyId,
    name: "Obra civil",
    action: "custom_fields",
    activated: true,
    companygroupid: group.id,
    forall: true,
    providers: 0,
    provider_active: 0,
    provider_inactive: 0,
    fieldCount: 0,
    version: 1,
    can: { update: true },
  });
  await api(`POST ${GROUPS}`)({ companyId, body: { name: "Análises", forall: false } });
  const { answer } = await api(`GET ${GROUPS}`)({ companyId, query: { itemsPerPage: 1 } });
  expect(answer).toMatchObject({ results: [{ name: "Análises", forall: false }], meta: { totalResults: 2, lastPage: 2 } });
  const one = await api(`GET ${GROUPS}/{groupCustomFieldsId}`)({ companyId, groupCustomFieldsId: group.id });
  expect(one.answer).toEqual(group);
  const found = await api(`GET ${GROUPS}`)({ companyId, query: { query: "OBRA cí", activated: true } });
  expect(found.answer.results).toEqual([group]);
});

test("a group is renamed and deactivated, and a stale change is refused [R-365]", async () => {
  const { api, companyId, group, inGroup } = await arranged();
  const change = (body: { readonly name: string; readonly activated: boolean; readonly version: number }) =>
    api(`PUT ${GROUPS}/{groupCustomFieldsId}`)({ ...inGroup, body });
  await api(`POST ${GROUPS}`)({ companyId, body: { name: "Elétrica" } });
  expect((await change({ name: "eletrica", activated: true, version: 1 })).refused.code).toBe("company_group.name_taken");
  expect((await api(`POST ${GROUPS}`)({ companyId, body: { name: "OBRA CIVIL" } })).refused.code).toBe("company_group.name_taken");
  expect((await change({ name: "Civil", activated: false, version: 1 })).answer).toMatchObject({
    name: "Civil",
    activated: false,
    version: 2,
  });
  const { refused } = await change({ name: "Obras", activated: false, version: 1 });
  expect(refused).toMatchObject({
    code: "company_group.stale",
    details: { version: 2, changed: [{ field: "name", from: "Obras", to: "Civil" }] },
  });
  expect((await change({ name: "Civil", activated: false, version: 1 })).status).toBe(200);
  const away = await api(`GET ${GROUPS}`)({ companyId, query: { activated: false } });
  expect(away.answer.results.map(({ id }) => id)).toEqual([group.id]);
});

test("each kind of field is created, changed and retired; kinds are fixed [R-364]", async () => {
  const { api, inGroup } = await arranged();
  const kinds = [
    aCustomField("Matrícula na mina", { kind: "text", maxLength: 12 }, { required: true, hint: "Como no crachá" }),
    aCustomField("Horas de mina", { kind: "number", minimum: 0, maximum: 9999.5 }),
    aCustomField("Integração da mina", { kind: "date" }),
    aCustomField("Turno", { kind: "choice", options: ["A", "B", "Administrativo"] }),
  ];
  for (const body of kinds) expect((await api(`POST ${FIELDS}`)({ ...inGroup, body })).answer).toMatchObject(body);
  const { answer } = await api(`GET ${FIELDS}`)(inGroup);
  expect(answer.results.map(({ name, version, retired }) => [name, version, retired])).toEqual(kinds.map(({ name }) => [name, 1, false]));

  const turno = { ...inGroup, customFieldId: answer.results[3]?.id ?? 0 };
  const options = { kind: "choice" as const, options: ["A", "B"] };
  const changed = await api(`PUT ${FIELDS}/{customFieldId}`)({ ...turno, body: { name: "Turno de trabalho", asks: options, version: 1 } });
  expect(changed.answer).toMatchObject({ name: "Turno de trabalho", asks: options, version: 2 });
  const stale = await api(`PUT ${FIELDS}/{customFieldId}`)({ ...turno, body: { name: "Escala", asks: options, version: 1 } });
  expect(stale.refused).toMatchObject({ code: "custom_field.stale", details: { version: 2 } });
  const other = await api(`PUT ${FIELDS}/{customFieldId}`)({ ...turno, body: { name: "Turno", asks: { kind: "date" }, version: 2 } });
  expect(other.refused.code).toBe("custom_field.kind_fixed");
  const taken = await api(`PUT ${FIELDS}/{customFieldId}`)({ ...turno, body: { name: "integracao da MINA", asks: options, version: 2 } });
  expect(taken.refused.code).toBe("custom_field.name_taken");

  const retired = await api(`PUT ${FIELDS}/{customFieldId}/retire`)(turno);
  expect(retired.answer).toMatchObject({ retired: true, can: { update: false } });
  expect((await api(`PUT ${FIELDS}/{customFieldId}/retire`)(turno)).answer).toEqual(retired.answer);
  const kept = await api(`PUT ${FIELDS}/{customFieldId}`)({ ...turno, body: { name: "Turno", asks: options, version: 3 } });
  expect(kept.refused.code).toBe("custom_field.retired");
  await api(`POST ${FIELDS}`)({ ...inGroup, body: aCustomField("Turno de trabalho", { kind: "date" }) });
  expect((await api(`PUT ${FIELDS}/{customFieldId}/restore`)(turno)).refused.code).toBe("custom_field.name_taken");
  expect((await api(`GET ${FIELDS}`)({ ...inGroup, query: { retired: true } })).answer.results.map(({ id }) => id)).toEqual([
    turno.customFieldId,
  ]);
});

test("invalid field definitions and more than fifty fields are refused [R-364]", async () => {
  const { api, inGroup } = await arranged();
  const create = (body: ReturnType<typeof aCustomField>) => api(`POST ${FIELDS}`)({ ...inGroup, body });
  expect((await create(aCustomField("Turno", { kind: "choice", options: ["A", "a"] }))).refused.code).toBe("custom_field.options_repeated");
  expect((await create(aCustomField("Turno", { kind: "choice", options: ["A"] }))).refused.code).toBe("request.malformed");
  expect((await create(aCustomField("Horas", { kind: "number", minimum: 2, maximum: 1 }))).refused.code).toBe(
    "custom_field.limits_reversed",
  );
  expect((await create(aCustomField("Linha\nBcc", { kind: "date" }))).refused.code).toBe("request.malformed");
  await world.database.ownerPool().query(
    `insert into custom_field (contractor_id, group_id, name, applies_to, required, kind)
     select $1, $2, 'Campo ' || n, 'employee', false, 'date' from generate_series(1, 50) n`,
    [inGroup.companyId, inGroup.groupCustomFieldsId],
  );
  expect((await create(aCustomField("Mais um", { kind: "date" }))).refused).toMatchObject({
    code: "custom_field.too_many",
    details: { most: 50 },
  });
  const { answer } = await api(`GET ${FIELDS}`)({ ...inGroup, query: { query: "campo 50" } });
  const last = { ...inGroup, customFieldId: answer.results[0]?.id ?? 0 };
  await api(`PUT ${FIELDS}/{customFieldId}/retire`)(last);
  expect((await create(aCustomField("Mais um", { kind: "date" }))).status).toBe(201);
  expect((await api(`PUT ${FIELDS}/{customFieldId}/restore`)(last)).refused.code).toBe("custom_field.too_many");
});

test("a concurrent duplicate is refused, and the history lists every change [R-364] [R-366]", async () => {
  const { api, companyId, inGroup } = await arranged();
  const body = aCustomField("Ramal", { kind: "text", maxLength: 8 });
  const twice = await Promise.all([api(`POST ${FIELDS}`)({ ...inGroup, body }), api(`POST ${FIELDS}`)({ ...inGroup, body })]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const customFieldId = twice.find(({ status }) => status === 201)?.answer.id ?? 0;
  const change = { name: "Ramal", required: true, asks: { kind: "text" as const, maxLength: 10 }, version: 1 };
  await api(`PUT ${FIELDS}/{customFieldId}`)({ ...inGroup, customFieldId, body: change });
  await api(`PUT ${FIELDS}/{customFieldId}/retire`)({ ...inGroup, customFieldId });
  await api(`PUT ${FIELDS}/{customFieldId}/restore`)({ ...inGroup, customFieldId });
  const { answer } = await api("GET /companies/{companyId}/custom-fields/history")({ companyId });
  expect(answer.results.map(({ action, subject, field, oldValue, newValue }) => [action, subject.name, field, oldValue, newValue])).toEqual(
    [
      ["custom_field.restored", "Ramal", null, null, null],
      ["custom_field.retired", "Ramal", null, null, null],
      ["custom_field.changed", "Ramal", "maxLength", "8", "10"],
      ["custom_field.changed", "Ramal", "required", "false", "true"],
      ["custom_field.created", "Ramal", "group", null, "Obra civil"],
      ["company_group.created", "Obra civil", null, null, null],
    ],
  );
});

test("other companies get 404; a membership restricted to projects only reads", async () => {
  const { companyId, inGroup } = await arranged();
  const stranger = await arranged();
  expect((await stranger.api(`GET ${GROUPS}`)({ companyId })).refused.code).toBe("company.not_found");
  const theirs = { ...inGroup, companyId: stranger.companyId };
  expect((await stranger.api(`GET ${FIELDS}`)(theirs)).refused.code).toBe("company_group.not_found");
  const lost = { ...stranger.inGroup, customFieldId: inGroup.groupCustomFieldsId };
  expect((await stranger.api(`PUT ${FIELDS}/{customFieldId}/retire`)(lost)).refused.code).toBe("custom_field.not_found");
  const both = await newPerson(world, { companyId, keys: ["see_projects"] }, { companyId: stranger.companyId, keys });
  expect((await both.api(`GET ${GROUPS}`)({ companyId })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "config_employee_additional_info" },
  });
  const project = await newProject(world, { contractorId: companyId });
  const restricted = await newPerson(world, { companyId, keys, onlyProjects: [project] });
  expect((await restricted.api(`GET ${GROUPS}`)({ companyId })).answer.results).toMatchObject([{ can: { update: false } }]);
  expect((await restricted.api(`POST ${GROUPS}`)({ companyId, body: { name: "Outro" } })).refused.code).toBe("permission.missing");
});
