import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import {
  aClass,
  enrol,
  newTraining,
  nr35Config,
  participantsOf,
  type Training,
  trainingKeys,
  updateResults,
} from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";
import { addMonths } from "../../../kernel/dates.ts";

const world = openWorld();
const CLASSES = "GET /companies/employees/{id}/training-classes";
const [TODAY, LATER] = [dayFromNow(0), dayFromNow(40)];

const approveAll = async (place: Training) => {
  const lines = (await participantsOf(place)).map(({ id }) => ({ trainingClassEmployeeId: id, status: "present", score: 8 }));
  await updateResults(place, { lines });
  await updateResults(place, { approveAll: true });
};
const reader = (companyId: number) => newPerson(world, { companyId, keys: ["see_employee", "detail_training_class"] });

/** A class of another contractor with the same supplier. */
const otherClass = async (providerId: number) => {
  const contractorId = await newCompany(world, "contractor");
  const projectId = await newProject(world, { contractorId, providerIds: [providerId] });
  const admin = await newPerson(world, { companyId: contractorId, keys: [...trainingKeys, "see_employee"] });
  const { answer: config } = await admin.api("POST /integrations/training-classes-configs")({ body: nr35Config() });
  const body = aClass(config.id, LATER, { name: "Reciclagem" });
  const { answer: training } = await admin.api("POST /integrations/{companyId}/training-classes")({ companyId: contractorId, body });
  return { contractorId, projectId, admin, training, config };
};

test("a supplier sees its worker's classes at all contractors, latest first [C-223] [R-544]", async () => {
  const place = await newTraining(world, TODAY);
  const other = await otherClass(place.supplierId);
  const worker = await place.newWorker({ links: [place.link, { contractorId: other.contractorId, projectId: other.projectId }] });
  await enrol(place, [worker]);
  await approveAll(place);
  await enrol({ ...place, ...other }, [worker], other.admin.api);
  const supplier = await reader(place.supplierId);
  const { answer } = await supplier.api(CLASSES)({ id: worker });
  expect(answer.meta.totalResults).toBe(2);
  expect(answer.results).toEqual([
    expect.objectContaining({
      trainingClass: { id: other.training.id, name: "Reciclagem" },
      state: "planned",
      firstDay: LATER,
      status: "enrolled",
      score: null,
      validUntil: null,
      isInForce: null,
    }),
    {
      id: expect.any(Number),
      trainingClass: { id: place.training.id, name: "NR-35 de março" },
      training: { id: place.config.id, name: "NR-35" },
      company: { id: place.contractorId, name: expect.any(String) },
      kind: "initial",
      state: "running",
      firstDay: dayFromNow(-1),
      lastDay: dayFromNow(1),
      status: "approved",
      score: 8,
      validUntil: addMonths(TODAY, 24),
      isInForce: true,
      can: { detail: true },
    },
  ]);
});

test("a contractor sees only its own classes, and no removed participation [C-223]", async () => {
  const place = await newTraining(world, TODAY);
  const other = await otherClass(place.supplierId);
  const worker = await place.newWorker({ links: [place.link, { contractorId: other.contractorId, projectId: other.projectId }] });
  await enrol({ ...place, ...other }, [worker], other.admin.api);
  await enrol(place, [worker]);
  const [participant] = await participantsOf(place);
  const contractor = await reader(place.contractorId);
  const names = async () => (await contractor.api(CLASSES)({ id: worker })).answer.results.map(({ trainingClass }) => trainingClass.name);
  expect(await names()).toEqual(["NR-35 de março"]);
  await place.admin.api("PATCH /integrations/{companyId}/training-class/{id}/employees")({
    companyId: place.contractorId,
    id: place.training.id,
    body: { trainingClassEmployeeIds: [participant?.id ?? 0], description: "Engano" },
  });
  expect(await names()).toEqual([]);
});

test("an invisible worker is 404 and a missing key 403 [C-223]", async () => {
  const place = await newTraining(world, TODAY);
  const worker = await place.newWorker();
  const stranger = await reader(place.otherId);
  expect((await stranger.api(CLASSES)({ id: worker })).refused).toMatchObject({ statusCode: 404, code: "worker.not_found" });
  const { refused } = await place.supplier.api(CLASSES)({ id: worker });
  expect(refused).toMatchObject({ statusCode: 403, details: { permission: "see_employee" } });
});
