import { expect, test } from "vitest";
import { asRead, dayFromNow } from "../../../../test/days.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { aClass, enrol, newTraining, session } from "../../../../test/fixtures/new-training.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { queueNoticeMails } from "../../../../test/notice-jobs.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const [LATER, LATER_STILL] = [dayFromNow(40), dayFromNow(41)];

const inboxOf = async (api: Person["api"]) => (await api("GET /notices")()).answer.results;
const kindsOf = async (api: Person["api"]) => (await inboxOf(api)).map(({ kind }) => kind);

/** A class with two workers of the supplier, and the acts of the contractor. */
const enrolled = async () => {
  const place = await newTraining(world, LATER);
  const workerIds = [await place.newWorker({ name: "Ana Prado" }), await place.newWorker({ name: "Bia Reis" })];
  expect((await enrol(place, workerIds)).status).toBe(200);
  const { contractorId: companyId, training, config, admin } = place;
  const { configId: _, vacancy: __, ...fields } = aClass(config.id, LATER);
  let version = 1;
  const change = async (over: Partial<typeof fields>) => {
    const answer = await admin.api("PUT /integrations/training-classes/{classId}/update")({
      classId: training.id,
      body: { ...fields, ...over, version },
    });
    version += 1;
    return answer.status;
  };
  const cancel = (reason: string) =>
    admin.api("PUT /integrations/{companyId}/training-classes/{id}/cancel")({ companyId, id: training.id, body: { reason } });
  const remove = () => admin.api("DELETE /integrations/{companyId}/training-classes/{id}")({ companyId, id: training.id });
  return { ...place, workerIds, change, cancel, remove };
};

test("an enrolment by the contractor is one notice per supplier", async () => {
  const { supplier, admin, otherId, training } = await enrolled();
  const stranger = await newPerson(world, { companyId: otherId, keys: "all" });
  expect(await inboxOf(supplier.api)).toEqual([
    {
      id: expect.any(Number),
      kind: "class_enrolment",
      about: { kind: "training_class", id: training.id },
      details: {
        training: "NR-35 de março",
        contractor: expect.any(String),
        workers: ["Ana Prado", "Bia Reis"],
        count: 2,
        day: LATER,
        time: "08:00",
        place: "Centro de treinamento",
      },
      createdAt: expect.any(String),
      isRead: false,
    },
  ]);
  expect([await kindsOf(admin.api), await kindsOf(stranger.api)]).toEqual([[], []]);
});

test("an enrolment by the supplier is no notice", async () => {
  const place = await newTraining(world, LATER);
  const owner = await newPerson(world, { companyId: place.supplierId, keys: "all" });
  expect((await enrol(place, [await place.newWorker()], place.supplier.api)).status).toBe(200);
  expect(await kindsOf(owner.api)).toEqual([]);
});

test("a change of time or place is a notice, another change is none", async () => {
  const { supplier, change } = await enrolled();
  expect(await change({ name: "NR-35 da tarde" })).toBe(200);
  expect(await kindsOf(supplier.api)).toEqual(["class_enrolment"]);
  expect(await change({ place: "Pátio" })).toBe(200);
  expect(await change({ place: "Pátio", sessions: [session(LATER_STILL, "09:00", "12:00")] })).toBe(200);
  expect(await inboxOf(supplier.api)).toMatchObject([
    { kind: "class_change", details: { day: LATER_STILL, time: "09:00", place: "Pátio", count: 2 } },
    { kind: "class_change", details: { day: LATER, time: "08:00", place: "Pátio", count: 2 } },
    { kind: "class_enrolment" },
  ]);
});

test("a change of a class that is over is no notice", async () => {
  const { supplier, change, training } = await enrolled();
  const past = dayFromNow(-60);
  const owner = (statement: string) => world.database.ownerPool().query(statement, [training.id, past]);
  await owner("update training_session set day = $2 where class_id = $1");
  await owner("update training_class set starts_at = $2::date + time '08:00', ends_at = $2::date + time '17:00' where id = $1");
  expect(await change({ place: "Pátio", sessions: [session(past), session(past, "13:00", "17:00")] })).toBe(200);
  expect(await kindsOf(supplier.api)).toEqual(["class_enrolment"]);
});

test("a cancellation is one notice with its reason, also if the class is then removed", async () => {
  const { supplier, cancel, remove } = await enrolled();
  expect((await cancel("Instrutor doente")).status).toBe(200);
  expect((await remove()).status).toBe(204);
  expect(await inboxOf(supplier.api)).toMatchObject([
    { kind: "class_cancellation", details: { text: "Instrutor doente", count: 2 } },
    { kind: "class_enrolment" },
  ]);
});

test("the removal of a class is a notice without a link to it", async () => {
  const { supplier, remove } = await enrolled();
  expect((await remove()).status).toBe(204);
  expect(await inboxOf(supplier.api)).toMatchObject([
    { kind: "class_cancellation", details: { isRemoved: true } },
    { kind: "class_enrolment" },
  ]);
});

test("settings turn off the notices of classes, and the e-mail links to the class", async () => {
  const { supplier, training, change } = await enrolled();
  await supplier.api("PUT /notices/settings")({ body: { kind: "class_change", inbox: false, mail: false } });
  await change({ place: "Pátio" });
  await queueNoticeMails(jobs, world);
  const [mail, ...others] = await mailsTo(world, supplier.email);
  expect([mail?.subject, others, await kindsOf(supplier.api)]).toEqual([
    "Colaboradores inscritos em NR-35 de março",
    [],
    ["class_enrolment"],
  ]);
  expect(mail?.text).toContain(`${asRead(LATER)} 08:00 · Centro de treinamento. Inscritos: Ana Prado, Bia Reis`);
  expect(mail?.text).toContain(`http://emdia.test/treinamentos/editar-turma/${training.id}`);
});

test("members see the workers of their projects only, and need the permission for classes", async () => {
  const place = await newTraining(world, LATER);
  const projectId = await newProject(world, { contractorId: place.contractorId, providerIds: [place.supplierId] });
  const ids = [
    await place.newWorker({ name: "Ana Prado" }),
    await place.newWorker({ name: "Bia Reis", links: [{ contractorId: place.contractorId, projectId }] }),
  ];
  const keys = ["see_training_class"] as const;
  const member = (onlyProjects: number[]) => newPerson(world, { companyId: place.supplierId, keys, onlyProjects });
  const [ofSecond, ofNone] = [await member([projectId]), await member([])];
  const blind = await newPerson(world, { companyId: place.supplierId, keys: ["see_employee"] });
  await enrol(place, ids);
  expect(await inboxOf(ofSecond.api)).toMatchObject([{ details: { workers: ["Bia Reis"], count: 1 } }]);
  expect([await kindsOf(ofNone.api), await kindsOf(blind.api)]).toEqual([[], []]);
});
