import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import {
  aClass,
  candidatesOf,
  enrol,
  newTraining,
  participantsOf,
  requireCertificate,
  trainingKeys,
  uploadTo,
} from "../../../../test/fixtures/new-training.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { settleAllStandings } from "../../../../test/standing-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { takePlaces } from "../store/write-participants.ts";

const world = openWorld();
const [YESTERDAY, TOMORROW, DAY_AFTER] = [dayFromNow(-1), dayFromNow(1), dayFromNow(2)];

describe("enrolment", () => {
  test("fills the places and reports one result per worker [R-334] [C-128]", async () => {
    const place = await newTraining(world, TOMORROW);
    const ids = [await place.newWorker(), await place.newWorker(), await place.newWorker(), await place.newWorker()];
    const { answer } = await enrol(place, ids);
    expect(answer).toMatchObject({ vacancy: 3, taken: 3 });
    expect(answer.results.map(({ done, code }) => code ?? done)).toEqual([true, true, true, "training_class.full"]);
    expect(await participantsOf(place)).toHaveLength(3);
  });

  test("of two suppliers at the last place succeeds once", async () => {
    const place = await newTraining(world, TOMORROW, { vacancy: 1 });
    const other = await newPerson(world, {
      companyId: place.otherId,
      keys: ["see_training_class", "detail_training_class", "add_training_class_employees"],
    });
    const [one, two] = [await place.newWorker(), await place.newWorker({ providerId: place.otherId })];
    const replies = await Promise.all([enrol(place, [one], place.supplier.api), enrol(place, [two], other.api)]);
    const lines = replies.flatMap(({ answer }) => answer.results.map(({ done, code }) => code ?? done));
    expect(lines.toSorted()).toEqual([true, "training_class.full"].toSorted());
    expect(await participantsOf(place)).toHaveLength(1);
  });

  test("of one worker by both sides at once succeeds once", async () => {
    const place = await newTraining(world, TOMORROW);
    const worker = await place.newWorker();
    const replies = await Promise.all([enrol(place, [worker]), enrol(place, [worker], place.supplier.api)]);
    const lines = replies.flatMap(({ answer }) => answer.results.map(({ done, code }) => code ?? done));
    expect(lines.toSorted()).toEqual([true, "training_participant.already_enrolled"].toSorted());
  });

  test("gets no place in a class that was cancelled meanwhile, or that is not open to the supplier", async () => {
    const { contractorId, supplierId, otherId, training } = await newTraining(world, TOMORROW);
    const own = { contractorId, id: training.id };
    const taken = (companyId: number) => jobHand(world).inScopeOf(companyId, (tx) => takePlaces(tx, own, 2));
    const owner = (set: string) => world.database.ownerPool().query(`update training_class set ${set} where id = $1`, [training.id]);
    expect([await taken(contractorId), await taken(supplierId)]).toEqual([2, 2]);
    await owner("open_to_all = false");
    expect([await taken(contractorId), await taken(otherId)]).toEqual([2, null]);
    await owner("cancelled_at = now(), cancel_reason = 'Chuva'");
    expect([await taken(contractorId), await taken(otherId)]).toEqual([null, null]);
  });

  test("refuses workers who are not linked, restricted, dismissed or enrolled", async () => {
    const place = await newTraining(world, TOMORROW, { vacancy: 20 });
    const [enrolled, dismissed, restricted] = [
      await place.newWorker(),
      await place.newWorker({ status: "dismissed" }),
      await place.newWorker(),
    ];
    const unlinked = await newWorkerRow(world, { providerId: place.supplierId });
    const late = await place.newWorker({ admission: DAY_AFTER });
    await world.database.ownerPool().query(
      `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
       select $1, person_id, 'cpf', 'BR', document, name, 'Ocorrência', '2026-01-01' from worker where id = $2`,
      [place.contractorId, restricted],
    );
    await enrol(place, [enrolled]);
    const { answer } = await enrol(place, [enrolled, dismissed, restricted, unlinked, late]);
    expect(Object.fromEntries(answer.results.map(({ id, code }) => [id, code]))).toEqual({
      [enrolled]: "training_participant.already_enrolled",
      [dismissed]: "training_participant.dismissed",
      [restricted]: "training_participant.restricted",
      [unlinked]: "training_participant.not_linked",
      [late]: "training_participant.before_admission",
    });
  });

  test("a supplier enrols only its own workers, in classes that are open to it", async () => {
    const place = await newTraining(world, TOMORROW);
    const [own, others] = [await place.newWorker(), await place.newWorker({ providerId: place.otherId })];
    const { answer } = await enrol(place, [own, others], place.supplier.api);
    expect(answer.results.map(({ done, code }) => code ?? done)).toEqual([true, "training_participant.not_linked"]);
    const closed = await newTraining(world, TOMORROW);
    const body = { providerIds: [closed.otherId], configId: closed.config.id };
    const made = await closed.admin.api("POST /integrations/{companyId}/training-classes")({
      companyId: closed.contractorId,
      body: aClass(closed.config.id, TOMORROW, body),
    });
    const worker = await closed.newWorker();
    const refused = await enrol({ ...closed, training: made.answer }, [worker], closed.supplier.api);
    expect(refused.refused.code).toBe("training_class.not_found");
    expect((await enrol({ ...closed, training: made.answer }, [worker])).answer.results).toMatchObject([
      { code: "training_participant.not_open" },
    ]);
  });

  test("after the end needs a description, a file and its own permission", async () => {
    const place = await newTraining(world, YESTERDAY, { description: "Registro" });
    const worker = await place.newWorker();
    const late = (description: string, api = place.admin.api) =>
      api("POST /integrations/{companyId}/training-class/{id}/employees")({
        companyId: place.contractorId,
        id: place.training.id,
        body: { employeeIds: [worker], description },
      });
    expect((await late("")).refused.code).toBe("training_class.description_missing");
    expect((await late("Estava na lista", place.supplier.api)).refused).toMatchObject({
      code: "permission.missing",
      details: { permission: "add_training_class_retroactive" },
    });
    expect((await late("Estava na lista")).refused.code).toBe("training_class.evidence_missing");
    await uploadTo(place, { isAttendanceList: true });
    expect((await late("Estava na lista")).answer.results).toMatchObject([{ done: true }]);
  });

  test("candidates in need come first, with the reason [C-126] [C-131] [C-132]", async () => {
    const place = await newTraining(world, TOMORROW);
    const [calm, needy] = [await place.newWorker({ name: "Ana" }), await place.newWorker({ name: "Zeca" })];
    await requireCertificate(world, place, { workerId: needy });
    await settleAllStandings(world);
    const { answer } = await place.admin.api("GET /integrations/{companyId}/training-class/{id}/list-employees")({
      companyId: place.contractorId,
      id: place.training.id,
    });
    expect(answer.results).toMatchObject([
      { employeeId: needy, name: "Zeca", marks: [{ mark: "needs", day: "2026-03-01", reason: "never_had", isFirm: true }], canEnrol: true },
      { employeeId: calm, name: "Ana", marks: [], canEnrol: true },
    ]);
    const companyId = place.contractorId;
    const suppliers = await place.admin.api("GET /integrations/{companyId}/providers")({ companyId });
    expect(suppliers.answer.results.map(({ id }) => id).toSorted()).toEqual([place.supplierId, place.otherId].toSorted());
    const own = await place.supplier.api("GET /integrations/{companyId}/providers")({ companyId });
    expect(own.answer.results.map(({ id }) => id)).toEqual([place.supplierId]);
    const projects = await place.admin.api("GET /integrations/{companyId}/providers/projects")({ companyId });
    expect(projects.answer.results).toMatchObject([{ id: place.projectId }]);
    const outsider = await newTraining(world, TOMORROW);
    expect((await outsider.admin.api("GET /integrations/{companyId}/providers")({ companyId })).refused.code).toBe("company.not_found");
  });
});

test("candidates of a class for some suppliers are workers of these", async () => {
  const place = await newTraining(world, TOMORROW);
  const { admin, contractorId: companyId, supplierId, config } = place;
  const own = await place.newWorker({ name: "Ana" });
  await place.newWorker({ name: "Bia", providerId: place.otherId });
  const body = aClass(config.id, TOMORROW, { providerIds: [supplierId, supplierId] });
  const { answer: training } = await admin.api("POST /integrations/{companyId}/training-classes")({ companyId, body });
  expect(training.providers).toMatchObject([{ id: supplierId }]);
  expect((await candidatesOf({ ...place, training })).map(({ employeeId }) => employeeId)).toEqual([own]);
});

describe("visibility", () => {
  test("a supplier sees its own participants and no note [R-335] [C-133] [C-142] [C-143] [C-144]", async () => {
    const place = await newTraining(world, TOMORROW);
    await enrol(place, [await place.newWorker({ name: "Ana" }), await place.newWorker({ name: "Bia", providerId: place.otherId })]);
    const [ana] = await participantsOf(place);
    const at = { companyId: place.contractorId, id: place.training.id, employeeId: ana?.id ?? 0 };
    const { api } = place.admin;
    await api("PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}")({ ...at, body: { text: "Refazer a prática" } });
    expect((await api("GET /integrations/{companyId}/training-class/{id}/note/{employeeId}")(at)).answer).toMatchObject({
      text: "Refazer a prática",
    });
    expect(await participantsOf(place)).toMatchObject([{ hasNote: true }, { hasNote: false }]);
    expect(await participantsOf(place, place.supplier.api)).toMatchObject([
      { name: "Ana", hasNote: false, samePersonAs: null, can: { note: false } },
    ]);
    expect((await place.supplier.api("GET /integrations/{companyId}/training-class/{id}/note/{employeeId}")(at)).status).toBe(403);
    expect((await api("DELETE /integrations/{companyId}/training-class/{id}/note/{employeeId}")(at)).answer.text).toBeNull();
  });

  test("one person through two suppliers is two participants, told to the contractor only", async () => {
    const place = await newTraining(world, TOMORROW);
    const cpf = "52998224725";
    await enrol(place, [
      await place.newWorker({ name: "Ana", cpf }),
      await place.newWorker({ name: "Ana", cpf, providerId: place.otherId }),
    ]);
    const rows = await participantsOf(place);
    expect(rows.map(({ samePersonAs }) => samePersonAs?.id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(await participantsOf(place, place.supplier.api)).toMatchObject([{ samePersonAs: null }]);
  });

  test("a user restricted to projects sees the workers of these", async () => {
    const place = await newTraining(world, TOMORROW);
    await enrol(place, [await place.newWorker({ name: "Ana" })]);
    const inside = await newPerson(world, { companyId: place.contractorId, keys: trainingKeys, onlyProjects: [place.projectId] });
    const outside = await newPerson(world, { companyId: place.contractorId, keys: trainingKeys, onlyProjects: [] });
    expect(await participantsOf(place, inside.api)).toMatchObject([{ name: "Ana" }]);
    expect(await participantsOf(place, outside.api)).toEqual([]);
    const changes = await inside.api("GET /integrations/history/{id}")({ id: place.training.id });
    expect(changes.answer.results).toMatchObject([{ action: "training_class.created" }]);
    const suppliersOf = async ({ api }: typeof inside) =>
      (await api("GET /integrations/{companyId}/providers")({ companyId: place.contractorId })).answer.results.map(({ id }) => id);
    expect((await suppliersOf(inside)).toSorted()).toEqual([place.supplierId, place.otherId].toSorted());
    expect(await suppliersOf(outside)).toEqual([]);
  });
});
