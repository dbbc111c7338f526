import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { nr35Config } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const REQUIREMENT = "/companies/{companyId}/training-requirement-on-badge";
const CONFIG = "/companies/{companyId}/badge-config";
const keys = [
  "config_training_requirement_badge",
  "config_badge_fields",
  "add_training_class_config",
  "see_training_class_config",
  "remove_training_class_config",
] as const satisfies readonly PermissionKey[];

const contractorWithTrainings = async () => {
  const companyId = await newCompany(world, "contractor");
  const person = await newPerson(world, { companyId, keys });
  const add = async (name: string) =>
    (await person.api("POST /integrations/training-classes-configs")({ body: nr35Config({ name }) })).answer.id;
  return { companyId, ...person, height: await add("NR-35"), rescue: await add("Resgate") };
};

test("a contractor reads and changes the required trainings [C-147] [C-148] [R-357] [P-071]", async () => {
  const { companyId, api, height, rescue } = await contractorWithTrainings();
  const options = [
    { id: height, name: "NR-35" },
    { id: rescue, name: "Resgate" },
  ];
  expect((await api(`GET ${REQUIREMENT}`)({ companyId })).answer).toEqual({
    companyId,
    requireTrainingOnBadge: false,
    includeAllTrainingOnBadge: false,
    trainingClasses: [],
    options,
    version: 1,
    can: { change: true },
  });
  const body = { requireTrainingOnBadge: true, trainingClasses: [rescue, height, rescue], version: 1 };
  const { answer } = await api(`PATCH ${REQUIREMENT}`)({ companyId, body });
  expect(answer).toMatchObject({ requireTrainingOnBadge: true, trainingClasses: [height, rescue], version: 2 });
  expect((await api(`GET ${REQUIREMENT}`)({ companyId })).answer).toEqual(answer);
  expect((await api(`PATCH ${REQUIREMENT}`)({ companyId, body })).answer).toEqual(answer);
  expect((await api(`GET ${CONFIG}`)({ companyId })).answer).toMatchObject({
    requireTrainingOnBadge: true,
    includeAllTrainingOnBadge: false,
    trainingClasses: [height, rescue],
    version: 1,
  });
  const history = await api("GET /companies/{companyId}/config/history")({ companyId });
  expect(history.answer.results.map(({ field, newValue }) => [field, newValue])).toEqual([
    ["trainings", "NR-35\nResgate"],
    ["requiresTraining", "true"],
  ]);
});

test("unknown trainings, an empty choice and an outdated version are refused", async () => {
  const { companyId, api, height } = await contractorWithTrainings();
  const other = await contractorWithTrainings();
  const change = async (body: object) => (await api(`PATCH ${REQUIREMENT}`)({ companyId, body })).refused;
  expect(await change({ trainingClasses: [other.height] })).toMatchObject({ code: "badge_config.training_unknown" });
  expect(await change({ requireTrainingOnBadge: true })).toMatchObject({ code: "badge_config.training_missing" });
  await api(`PATCH ${REQUIREMENT}`)({ companyId, body: { requireTrainingOnBadge: true, trainingClasses: [height] } });
  expect(await change({ includeAllTrainingOnBadge: true, version: 1 })).toMatchObject({
    code: "badge_config.stale",
    details: { version: 2 },
  });
});

test("a removed configuration is not required any more", async () => {
  const { companyId, api, height, rescue } = await contractorWithTrainings();
  await api(`PATCH ${REQUIREMENT}`)({ companyId, body: { requireTrainingOnBadge: true, trainingClasses: [height, rescue] } });
  await api("DELETE /integrations/training-classes-configs/{id}")({ id: height });
  expect((await api(`GET ${REQUIREMENT}`)({ companyId })).answer).toMatchObject({
    trainingClasses: [rescue],
    options: [{ id: rescue, name: "Resgate" }],
  });
});

test("another company gets 404, another key or side 403 [P-071]", async () => {
  const { companyId, api } = await contractorWithTrainings();
  const stranger = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys });
  expect((await stranger.api(`GET ${REQUIREMENT}`)({ companyId })).status).toBe(404);
  const reader = await newPerson(world, { companyId, keys: ["config_badge_fields"] });
  const missing = { code: "permission.missing", details: { permission: "config_training_requirement_badge" } };
  expect((await reader.api(`PATCH ${REQUIREMENT}`)({ companyId, body: {} })).refused).toMatchObject(missing);
  expect((await api(`GET ${REQUIREMENT}`)({ companyId })).status).toBe(200);
});
