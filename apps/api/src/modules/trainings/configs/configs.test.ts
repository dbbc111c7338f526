import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { nr35Config } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = [
  "see_training_class_config",
  "add_training_class_config",
  "update_training_class_config",
  "remove_training_class_config",
  "detail_training_class_config",
] as const;

const newAdmin = async () => {
  const contractorId = await newCompany(world, "contractor");
  return { contractorId, ...(await newPerson(world, { companyId: contractorId, keys })) };
};

test("a configuration can be created, listed, changed and deleted [R-331] [C-118] [C-119] [C-120] [C-121] [C-122]", async () => {
  const { api, contractorId } = await newAdmin();
  const { facilityId, departmentId } = await newFacility(world, contractorId, { area: "Torre" });
  const input = nr35Config({ facilityId, departmentId });
  const { status, answer: made } = await api("POST /integrations/training-classes-configs")({ body: input });
  expect(status).toBe(201);
  expect(made).toMatchObject({
    name: "NR-35",
    version: 1,
    minimumScore: 7,
    training: { norm: "NR-35" },
    documentType: { id: 335 },
    warnings: [],
  });
  const id = made.id;
  expect((await api("GET /integrations/training-classes-configs/{id}")({ id })).answer).toEqual(made);

  const body = { ...input, name: "NR-35 da torre", hasTest: false, minimumScore: null, version: made.version };
  const { answer: changed } = await api("PUT /integrations/training-classes-configs/{id}")({ id, body });
  expect(changed).toMatchObject({ id, name: "NR-35 da torre", version: 2, hasTest: false, minimumScore: null });
  const { answer: listed } = await api("GET /integrations/training-classes-configs")({ query: { name: "da TORRE" } });
  expect(listed.results).toMatchObject([{ id, minutes: 480, validityMonths: 24, classCount: 0 }]);

  expect((await api("DELETE /integrations/training-classes-configs/{id}")({ id })).status).toBe(204);
  expect((await api("GET /integrations/training-classes-configs")({})).answer.results).toEqual([]);
  expect((await api("GET /integrations/training-classes-configs/{id}")({ id })).status).toBe(404);
});

test("the name of a current configuration is unique, ignoring accents and case", async () => {
  const { api } = await newAdmin();
  const create = (name: string) => api("POST /integrations/training-classes-configs")({ body: nr35Config({ name }) });
  const { answer } = await create("Integração");
  expect((await create("INTEGRACAO")).refused).toMatchObject({ code: "training_config.name_taken" });
  await api("DELETE /integrations/training-classes-configs/{id}")({ id: answer.id });
  expect((await create("Integracao")).status).toBe(201);
});

test("a stale version is refused with the current one", async () => {
  const { api } = await newAdmin();
  const { answer: made } = await api("POST /integrations/training-classes-configs")({ body: nr35Config() });
  const put = () => api("PUT /integrations/training-classes-configs/{id}")({ id: made.id, body: { ...nr35Config(), version: 1 } });
  const replies = await Promise.all([put(), put()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.refused).toMatchObject({ code: "training_config.stale", details: { version: 2 } });
});

test("shorter hours and a longer validity than a checked figure are refused with the source", async () => {
  const { api } = await newAdmin();
  const create = (over: object) => api("POST /integrations/training-classes-configs")({ body: nr35Config(over) });
  expect((await create({ practiceMinutes: 239 })).refused).toMatchObject({
    code: "training_config.hours_below_norm",
    details: { figure: 8, unit: "hours", source: "NR-35, antigo item 35.3.2", confidence: "checked" },
  });
  expect((await create({ validityMonths: 25 })).refused).toMatchObject({
    code: "training_config.validity_above_norm",
    details: { figure: 24, unit: "months", source: "NR-35, antigo item 35.3.3" },
  });
});

test("a deviation from a figure that is not checked warns", async () => {
  const { api } = await newAdmin();
  const body = nr35Config({ name: "Espaço confinado", trainingId: 11, documentTypeId: 333, validityMonths: 12 });
  const { answer, status } = await api("POST /integrations/training-classes-configs")({ body });
  expect(status).toBe(201);
  expect(answer.warnings).toEqual([{ field: "hours", figure: 16, unit: "hours", source: "NR-33, item 33.5.21", confidence: "unverified" }]);
});

test.each([
  ["a document of STP", { documentTypeId: 1 }, "training_config.document_type_unknown"],
  ["an unknown document type", { documentTypeId: 9_999_999 }, "training_config.document_type_unknown"],
  ["an unknown training", { trainingId: 9_999 }, "training_config.training_unknown"],
  ["an unknown facility", { facilityId: 9_999_999 }, "facility.not_found"],
])("a configuration with %s is refused", async (_what, over, code) => {
  const { api } = await newAdmin();
  expect((await api("POST /integrations/training-classes-configs")({ body: nr35Config(over) })).refused).toMatchObject({ code });
});

test.each([
  ["a score without a test", { hasTest: false }],
  ["a test without a score", { minimumScore: null }],
  ["a score above 10", { minimumScore: 11 }],
  ["a score with two decimals", { minimumScore: 7.25 }],
  ["no hours", { theoryMinutes: 0, practiceMinutes: 0 }],
  ["no places", { vacancy: 0 }],
  ["no instructor", { instructors: [] }],
  ["a department without its facility", { departmentId: 1 }],
])("a configuration with %s is malformed", async (_what, over) => {
  const { api } = await newAdmin();
  expect((await api("POST /integrations/training-classes-configs")({ body: nr35Config(over) })).refused.code).toBe("request.malformed");
});

test("a configuration of another contractor is not found", async () => {
  const { api } = await newAdmin();
  const other = await newAdmin();
  const { answer } = await other.api("POST /integrations/training-classes-configs")({ body: nr35Config() });
  const { id } = answer;
  const body = { ...nr35Config(), version: 1 };
  const replies = [
    await api("GET /integrations/training-classes-configs/{id}")({ id }),
    await api("PUT /integrations/training-classes-configs/{id}")({ id, body }),
    await api("DELETE /integrations/training-classes-configs/{id}")({ id }),
  ];
  expect(replies.map(({ refused }) => refused.code)).toEqual(Array(3).fill("training_config.not_found"));
});

test("a user restricted to projects reads configurations and changes none", async () => {
  const { api, contractorId } = await newAdmin();
  const { answer } = await api("POST /integrations/training-classes-configs")({ body: nr35Config() });
  const projectId = await newProject(world, { contractorId });
  const restricted = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [projectId] });
  const { id } = answer;
  expect((await restricted.api("GET /integrations/training-classes-configs/{id}")({ id })).status).toBe(200);
  expect((await restricted.api("DELETE /integrations/training-classes-configs/{id}")({ id })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "remove_training_class_config" },
  });
});

test("the trainings of the catalogue come with the figures of their norms", async () => {
  const { api } = await newAdmin();
  const { answer } = await api("GET /integrations/training-classes-configs/trainings")();
  expect(answer.find(({ norm }) => norm === "NR-35")).toMatchObject({
    documentType: { id: 335 },
    figures: [
      { field: "initial_hours", value: 8, confidence: "checked" },
      { field: "periodic_hours", value: 8, confidence: "checked" },
      { field: "validity_months", value: 24, confidence: "checked" },
    ],
  });
});
