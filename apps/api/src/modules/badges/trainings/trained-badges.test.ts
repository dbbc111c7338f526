import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { useBadges } from "../../../../test/fixtures/new-badge.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol, newTraining, nr35Config, participantsOf, updateResults } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, addMonths } from "../../../kernel/dates.ts";

const world = openWorld();
const PRINT = "POST /companies/employees/badges/print";
const BADGE = "GET /companies/employees/{contractId}/badge";
const TODAY = dayFromNow(0);

/** A contractor whose badges require the training of a class, and its supplier with two workers. */
const newRequirement = async () => {
  const place = await newTraining(world, TODAY);
  await useBadges(world, place.contractorId);
  const settings = await newPerson(world, { companyId: place.contractorId, keys: ["config_training_requirement_badge"] });
  const change = (body: { readonly includeAllTrainingOnBadge?: boolean; readonly trainingClasses?: number[] }) =>
    settings.api("PATCH /companies/{companyId}/training-requirement-on-badge")({
      companyId: place.contractorId,
      body: { requireTrainingOnBadge: true, ...body },
    });
  await change({ trainingClasses: [place.config.id] });
  const supplier = await newPerson(world, { companyId: place.supplierId, keys: "all" });
  const addWorker = async (name: string) => {
    const workerId = await place.newWorker({ name });
    const { answer } = await supplier.api("GET /companies/employees/{id}")({ id: workerId });
    return { workerId, contractId: answer.projects[0]?.contractId ?? 0 };
  };
  const approve = async (workerId: number) => {
    await enrol(place, [workerId]);
    const line = (await participantsOf(place)).find(({ employeeId }) => employeeId === workerId);
    await updateResults(place, { lines: [{ trainingClassEmployeeId: line?.id ?? 0, status: "present", score: 9 }] });
    await updateResults(place, { approveAll: true });
  };
  return { place, change, supplier, approve, ana: await addWorker("Ana"), bia: await addWorker("Bia") };
};

test("a badge prints only while the chosen trainings are in force [R-357] [P-071]", async () => {
  const { place, supplier, approve, ana } = await newRequirement();
  const { contractId, workerId } = ana;
  const lacking = { id: place.config.id, name: "NR-35", since: null };
  const before = (await supplier.api(BADGE)({ contractId })).answer;
  expect(before).toMatchObject({ trainingsLacking: [lacking], can: { print: false } });
  const { refused } = await supplier.api(PRINT)({ body: { contractIds: [contractId] } });
  expect(refused).toMatchObject({
    statusCode: 409,
    code: "badge.training_lacking",
    details: { withheld: [{ employeeId: workerId, name: "Ana", trainings: ["NR-35"] }] },
  });

  await approve(workerId);
  expect((await supplier.api(BADGE)({ contractId })).answer).toMatchObject({ trainingsLacking: [], can: { print: true } });
  expect((await supplier.api(PRINT)({ body: { contractIds: [contractId] } })).answer).toMatchObject({ printed: 1, withheld: [] });

  // The validity is 24 months.
  const [inForce, over] = [addMonths(TODAY, -24), addDays(addMonths(TODAY, -24), -1)];
  const sql = "update training_certificate set issued_on = $2::date, valid_until = $2::date + interval '24 months' where class_id = $1";
  await world.database.ownerPool().query(sql, [place.training.id, inForce]);
  expect((await supplier.api(BADGE)({ contractId })).answer.trainingsLacking).toEqual([]);
  await world.database.ownerPool().query(sql, [place.training.id, over]);
  expect((await supplier.api(BADGE)({ contractId })).answer.trainingsLacking).toEqual([{ ...lacking, since: TODAY }]);
});

test("a print of several workers leaves out those who lack a training, by name", async () => {
  const { supplier, approve, ana, bia } = await newRequirement();
  await approve(ana.workerId);
  const { answer } = await supplier.api(PRINT)({ body: { employeeIds: [ana.workerId, bia.workerId] } });
  expect(answer).toMatchObject({ printed: 1, left: 0, withheld: [{ employeeId: bia.workerId, name: "Bia", trainings: ["NR-35"] }] });
  const history = async (id: number) => (await supplier.api("GET /companies/employees/{id}/history")({ id })).answer.results;
  expect((await history(bia.workerId)).map(({ action }) => action)).not.toContain("worker.badge_printed");
});

test("all trainings are required when the contractor includes all", async () => {
  const { place, change, supplier, approve, ana } = await newRequirement();
  await approve(ana.workerId);
  const { answer: other } = await place.admin.api("POST /integrations/training-classes-configs")({
    body: nr35Config({ name: "Resgate" }),
  });
  await change({ includeAllTrainingOnBadge: true });
  const { answer } = await supplier.api(BADGE)({ contractId: ana.contractId });
  expect(answer.trainingsLacking).toEqual([{ id: other.id, name: "Resgate", since: null }]);
});

test("the public page shows yes or no per project, and since when [CD-157]", async () => {
  const { supplier, approve, ana } = await newRequirement();
  const { answer: badge } = await supplier.api(BADGE)({ contractId: ana.contractId });
  const stateOf = async () => {
    const { answer } = await world.anonymous()("GET /employees/badge-info/{id}")({ id: badge.id });
    expect(JSON.stringify(answer)).not.toContain("NR-35");
    return answer.projects.map(({ trainings }) => trainings);
  };
  expect(await stateOf()).toEqual([{ inForce: false, since: null }]);
  await approve(ana.workerId);
  expect(await stateOf()).toEqual([{ inForce: true, since: TODAY }]);
});
