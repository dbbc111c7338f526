import { badgeFields } from "@emdia/contract/badges/fields.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { aCustomField } from "../../../../test/fixtures/new-custom-field.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const CONFIG = "/companies/{companyId}/badge-config";
const HISTORY = "/companies/{companyId}/config/history";
const FIELDS = "/companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields";
const all = ["config_badge_fields", "config_base_color", "config_company_logo", "config_employee_additional_info"] as const;

const contractorWith = async (...keys: readonly PermissionKey[]) => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys })) };
};
/** A contractor with one custom field of each subject. */
const withFields = async () => {
  const one = await contractorWith(...all);
  const { companyId, api } = one;
  const { answer: group } = await api("POST /companies/{companyId}/company-groups")({ companyId, body: { name: "Obra" } });
  const inGroup = { companyId, groupCustomFieldsId: group.id };
  const { answer: field } = await api(`POST ${FIELDS}`)({ ...inGroup, body: aCustomField("Turno", { kind: "date" }) });
  const body = aCustomField("Código", { kind: "date" }, { appliesTo: "provider" });
  await api(`POST ${FIELDS}`)({ ...inGroup, body });
  return { ...one, group, inGroup: { ...inGroup, customFieldId: field.id }, key: `custom:${field.id}` as const };
};

test("a company without configuration has the defaults [R-357] [CD-104]", async () => {
  const { companyId, api, key } = await withFields();
  expect((await api(`GET ${CONFIG}`)({ companyId })).answer).toEqual({
    companyId,
    isActive: false,
    options: [...badgeFields.map((field) => ({ key: field, name: null })), { key, name: "Turno" }],
    first_badge: ["role", "company"],
    second_badge: ["contractor", "admission_date", "activity_types", "projects"],
    enableCompanyLogoOnBadge: false,
    baseColor: "#0f6775",
    requireTrainingOnBadge: false,
    includeAllTrainingOnBadge: false,
    trainingClasses: [],
    version: 1,
    can: { fields: true, baseColor: true, logo: true, history: true },
  });
});

test("a change is stored with one history entry per field [R-357] [R-366]", async () => {
  const { companyId, api, accountId, key } = await withFields();
  const body = { isActive: true, first_badge: [key, "role" as const], enableCompanyLogoOnBadge: true, baseColor: "#112233", version: 1 };
  const changed = await api(`PATCH ${CONFIG}`)({ companyId, body });
  expect(changed.answer).toMatchObject({
    ...body,
    second_badge: ["contractor", "admission_date", "activity_types", "projects"],
    version: 2,
  });
  expect((await api(`GET ${CONFIG}`)({ companyId })).answer).toEqual(changed.answer);
  const { answer } = await api(`GET ${HISTORY}`)({ companyId });
  expect(answer.results.map(({ action, accountId: by, field, oldValue, newValue }) => [action, by, field, oldValue, newValue])).toEqual([
    ["badge_config.changed", accountId, "baseColor", "#0f6775", "#112233"],
    ["badge_config.changed", accountId, "showsLogo", "false", "true"],
    ["badge_config.changed", accountId, "firstFace", "role\ncompany", "custom:Turno\nrole"],
    ["badge_config.changed", accountId, "isActive", "false", "true"],
  ]);
  expect((await api(`PATCH ${CONFIG}`)({ companyId, body })).answer).toEqual(changed.answer);
  expect((await api(`GET ${HISTORY}`)({ companyId, query: { itemsPerPage: 1 } })).answer.meta.totalResults).toBe(4);
});

test("invalid faces and colours are refused and change nothing [R-357]", async () => {
  const { companyId, api, key } = await withFields();
  const refusedBy = async (body: Parameters<ReturnType<typeof api<`PATCH ${typeof CONFIG}`>>>[0]["body"]) =>
    (await api(`PATCH ${CONFIG}`)({ companyId, body })).refused.code;
  expect(await refusedBy({ first_badge: ["custom:999999"] })).toBe("badge_config.field_unknown");
  expect(await refusedBy({ first_badge: [key, "role"], second_badge: [key] })).toBe("badge_config.field_twice");
  expect(await refusedBy({ first_badge: ["role", "contractor"] })).toBe("badge_config.field_twice");
  expect(await refusedBy({ first_badge: badgeFields.slice(0, 7) })).toBe("request.malformed");
  expect(await refusedBy({ baseColor: "red" })).toBe("request.malformed");
  expect((await api(`GET ${CONFIG}`)({ companyId })).answer).toMatchObject({ first_badge: ["role", "company"], version: 1 });
});

test("a retired or deactivated custom field disappears from the faces until restored [R-357]", async () => {
  const { companyId, api, key, inGroup, group } = await withFields();
  await api(`PATCH ${CONFIG}`)({ companyId, body: { first_badge: ["role", key] } });
  const firstFace = async () => (await api(`GET ${CONFIG}`)({ companyId })).answer.first_badge;
  await api(`PUT ${FIELDS}/{customFieldId}/retire`)(inGroup);
  expect(await firstFace()).toEqual(["role"]);
  expect((await api(`PATCH ${CONFIG}`)({ companyId, body: { first_badge: [key] } })).refused.code).toBe("badge_config.field_unknown");
  expect((await api(`PATCH ${CONFIG}`)({ companyId, body: { baseColor: "#112233", first_badge: ["role"] } })).answer.version).toBe(3);
  await api(`PUT ${FIELDS}/{customFieldId}/restore`)(inGroup);
  const inCompany = { companyId, groupCustomFieldsId: group.id };
  await api("PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}")({
    ...inCompany,
    body: { name: "Obra", activated: false, version: group.version },
  });
  expect(await firstFace()).toEqual(["role"]);
});

test("each changed field requires its own key, named in the refusal [P-067] [P-069] [P-070]", async () => {
  const { companyId } = await contractorWith();
  const refusedTo = async (key: PermissionKey, body: object) => {
    const { api } = await newPerson(world, { companyId, keys: [key] });
    const { refused } = await api(`PATCH ${CONFIG}`)({ companyId, body });
    return refused.details;
  };
  expect(await refusedTo("config_base_color", { isActive: true })).toMatchObject({ permission: "config_badge_fields" });
  expect(await refusedTo("config_badge_fields", { isActive: true, baseColor: "#112233" })).toMatchObject({
    permission: "config_base_color",
  });
  expect(await refusedTo("config_base_color", { enableCompanyLogoOnBadge: true })).toMatchObject({ permission: "config_company_logo" });
  const { api } = await newPerson(world, { companyId, keys: ["config_base_color"] });
  const same = { isActive: false, baseColor: "#112233" };
  expect((await api(`PATCH ${CONFIG}`)({ companyId, body: same })).answer).toMatchObject({ baseColor: "#112233", version: 2 });
});

test("a supplier configures colour and logo, and no fields [P-069] [P-070]", async () => {
  const companyId = await newCompany(world, "provider");
  const { api } = await newPerson(world, { companyId, keys: all });
  const { answer } = await api(`PATCH ${CONFIG}`)({ companyId, body: { enableCompanyLogoOnBadge: true, baseColor: "#112233" } });
  expect(answer).toMatchObject({
    enableCompanyLogoOnBadge: true,
    baseColor: "#112233",
    can: { fields: false, baseColor: true, logo: true },
  });
  const refused = await api(`PATCH ${CONFIG}`)({ companyId, body: { isActive: true } });
  expect(refused.refused).toMatchObject({ code: "permission.missing", details: { permission: "config_badge_fields" } });
});

test("two first changes at once: one is stored, the other is stale", async () => {
  const { companyId, api } = await contractorWith(...all);
  const answers = await Promise.all(
    ["#111111", "#222222"].map((baseColor) => api(`PATCH ${CONFIG}`)({ companyId, body: { baseColor, version: 1 } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refused).toMatchObject({
    code: "badge_config.stale",
    details: { version: 2, changed: [{ field: "baseColor" }] },
  });
});

test("other companies get 404; without a key in the company, 403", async () => {
  const { companyId } = await contractorWith(...all);
  const stranger = await contractorWith(...all);
  for (const route of [CONFIG, HISTORY] as const)
    expect((await stranger.api(`GET ${route}`)({ companyId })).refused.code).toBe("company.not_found");
  expect((await stranger.api(`PATCH ${CONFIG}`)({ companyId, body: {} })).refused.code).toBe("company.not_found");
  const both = await newPerson(world, { companyId, keys: ["see_projects"] }, { companyId: stranger.companyId, keys: all });
  for (const route of [CONFIG, HISTORY] as const)
    expect((await both.api(`GET ${route}`)({ companyId })).refused.code).toBe("permission.missing");
  const restricted = await newPerson(world, { companyId, keys: all, onlyProjects: [await newProject(world, { contractorId: companyId })] });
  expect((await restricted.api(`GET ${CONFIG}`)({ companyId })).answer.can).toEqual({
    fields: false,
    baseColor: false,
    logo: false,
    history: true,
  });
  expect((await restricted.api(`PATCH ${CONFIG}`)({ companyId, body: { isActive: true } })).refused.code).toBe("permission.missing");
});
