import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { aClass, newTraining, session, supplierTrainingKeys, trainingKeys } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const [YESTERDAY, TOMORROW, DAY_AFTER] = [dayFromNow(-1), dayFromNow(1), dayFromNow(2)];

describe("class", () => {
  test("can be created, read, changed and listed [C-124] [C-130] [C-134] [CD-095]", async () => {
    const { admin, contractorId: companyId, training, config } = await newTraining(world, TOMORROW);
    expect(training).toMatchObject({
      name: "NR-35 de março",
      state: "planned",
      taken: 0,
      vacancy: 3,
      providers: null,
      config: { id: config.id, version: 1, minimumScore: 7, documentType: { id: 335 } },
    });
    expect(training.sessions).toMatchObject([
      { day: TOMORROW, start: "08:00", end: "12:00" },
      { day: TOMORROW, start: "13:00", end: "17:00" },
    ]);
    const { id } = training;
    expect((await admin.api("GET /integrations/{companyId}/training-classes/{id}")({ companyId, id })).answer).toEqual(training);

    const { configId: _, vacancy: __, ...fields } = aClass(config.id, DAY_AFTER, { name: "NR-35 da tarde" });
    const changed = await admin.api("PUT /integrations/training-classes/{classId}/update")({
      classId: id,
      body: { ...fields, version: 1 },
    });
    expect(changed.answer).toMatchObject({ name: "NR-35 da tarde", version: 2, sessions: [{ day: DAY_AFTER }, { day: DAY_AFTER }] });
    const { answer } = await admin.api("GET /integrations/training-classes")({});
    expect(answer.results).toMatchObject([{ id, start: { day: DAY_AFTER, time: "08:00" }, end: { time: "17:00" }, sessionCount: 2 }]);
    const stale = await admin.api("PUT /integrations/training-classes/{classId}/update")({ classId: id, body: { ...fields, version: 1 } });
    expect(stale.refused).toMatchObject({ code: "training_class.stale", details: { version: 2 } });
  });

  test.each([
    ["overlapping sessions", { sessions: [session(TOMORROW), session(TOMORROW, "11:00", "13:00")] }, "training_class.sessions_overlap"],
    ["a kind that the configuration lacks", { kind: "eventual" as const }, "training_class.kind_not_offered"],
    ["a company that is no supplier", { providerIds: [9_999_999] }, "training_class.provider_unknown"],
    ["a session that ends before it begins", { sessions: [session(TOMORROW, "12:00", "08:00")] }, "request.malformed"],
    ["a session at 24:00", { sessions: [session(TOMORROW, "20:00", "24:00")] }, "request.malformed"],
    ["no place", { vacancy: 0 }, "request.malformed"],
    ["a department without its facility", { departmentId: 1 }, "department.not_found"],
    ["an unknown configuration", { configId: 9_999_999 }, "training_config.not_found"],
  ])("with %s is refused", async (_what, over, code) => {
    const { admin, contractorId: companyId, config } = await newTraining(world, TOMORROW);
    const body = { ...aClass(config.id, TOMORROW), ...over };
    expect((await admin.api("POST /integrations/{companyId}/training-classes")({ companyId, body })).refused).toMatchObject({ code });
  });

  test("with past sessions needs a description and its own permission", async () => {
    const { admin, contractorId: companyId, config } = await newTraining(world, TOMORROW);
    const create = (api: typeof admin.api, description: string) =>
      api("POST /integrations/{companyId}/training-classes")({ companyId, body: aClass(config.id, YESTERDAY, { description }) });
    expect((await create(admin.api, "")).refused.code).toBe("training_class.description_missing");
    const keys = trainingKeys.filter((key) => key !== "add_training_class_retroactive");
    const without = await newPerson(world, { companyId, keys });
    expect((await create(without.api, "Turma da semana passada")).refused).toMatchObject({
      code: "training_class.past_sessions",
      details: { permission: "add_training_class_retroactive" },
    });
    expect((await create(admin.api, "Turma da semana passada")).answer).toMatchObject({ isRetroactive: true, state: "finished" });
  });

  test("that runs takes another session without the permission for past ones", async () => {
    const {
      contractorId: companyId,
      training,
      config,
    } = await newTraining(world, YESTERDAY, {
      sessions: [session(YESTERDAY), session(TOMORROW)],
      description: "Registro",
    });
    const keys = trainingKeys.filter((key) => key !== "add_training_class_retroactive");
    const { api } = await newPerson(world, { companyId, keys });
    const { configId: _, vacancy: __, ...fields } = aClass(config.id, YESTERDAY);
    const change = (days: readonly string[], version: number) =>
      api("PUT /integrations/training-classes/{classId}/update")({
        classId: training.id,
        body: { ...fields, sessions: days.map((day) => session(day)), version },
      });
    expect((await change([YESTERDAY, TOMORROW, DAY_AFTER], 1)).answer).toMatchObject({ version: 2, state: "running" });
    expect((await change([dayFromNow(-2), YESTERDAY, TOMORROW], 2)).refused.code).toBe("training_class.past_sessions");
  });

  test("of a retired configuration cannot be created", async () => {
    const { contractorId: companyId, config } = await newTraining(world, TOMORROW);
    const { api } = await newPerson(world, { companyId, keys: [...trainingKeys, "remove_training_class_config"] });
    expect((await api("DELETE /integrations/training-classes-configs/{id}")({ id: config.id })).status).toBe(204);
    const refused = await api("POST /integrations/{companyId}/training-classes")({ companyId, body: aClass(config.id, TOMORROW) });
    expect(refused.refused.code).toBe("training_config.retired");
  });

  test("can be cancelled before its end, and then stays so", async () => {
    const { admin, contractorId: companyId, training } = await newTraining(world, TOMORROW);
    const cancel = () =>
      admin.api("PUT /integrations/{companyId}/training-classes/{id}/cancel")({ companyId, id: training.id, body: { reason: "Chuva" } });
    expect((await cancel()).answer).toMatchObject({
      state: "cancelled",
      cancelReason: "Chuva",
      can: { update: false, cancel: false, addEmployees: false },
    });
    expect((await cancel()).refused.code).toBe("training_class.cancelled");
  });

  test("never has fewer places than participants [R-333] [C-127]", async () => {
    const { admin, contractorId: companyId, training, newWorker } = await newTraining(world, TOMORROW);
    const employeeIds = [await newWorker(), await newWorker()];
    await admin.api("POST /integrations/{companyId}/training-class/{id}/employees")({ companyId, id: training.id, body: { employeeIds } });
    const set = (vacancy: number) =>
      admin.api("PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy")({ companyId, id: training.id, body: { vacancy } });
    expect((await set(2)).answer).toEqual({ vacancy: 2, taken: 2 });
    expect((await set(1)).refused).toMatchObject({ code: "training_class.vacancy_below_taken", details: { taken: 2 } });
  });

  test("has a history of its changes [C-141]", async () => {
    const { admin, contractorId: companyId, training } = await newTraining(world, TOMORROW);
    await admin.api("PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy")({
      companyId,
      id: training.id,
      body: { vacancy: 9 },
    });
    const { answer } = await admin.api("GET /integrations/history/{id}")({ id: training.id });
    expect(answer.results).toMatchObject([
      { action: "training_class.vacancy_changed", field: "vacancy", oldValue: "3", newValue: "9" },
      { action: "training_class.created" },
    ]);
  });
});

describe("class list", () => {
  test("each filter narrows the list [R-338] [CD-070]", async () => {
    const { admin, contractorId: companyId, config, training, newWorker } = await newTraining(world, TOMORROW);
    const past = { name: "Turma de ontem", description: "Registro" };
    const { answer: finished } = await admin.api("POST /integrations/{companyId}/training-classes")({
      companyId,
      body: aClass(config.id, YESTERDAY, past),
    });
    const employeeIds = [await newWorker({ name: "Zuleica Ortiz" })];
    await admin.api("POST /integrations/{companyId}/training-class/{id}/employees")({ companyId, id: training.id, body: { employeeIds } });
    const found = async (query: object) => {
      const { answer } = await admin.api("GET /integrations/training-classes")({ query });
      return answer.results.map(({ id }) => id);
    };
    expect(await found({})).toEqual([training.id]);
    expect(await found({ hasFinish: true })).toEqual([finished.id]);
    expect(await found({ all: true })).toEqual([training.id, finished.id]);
    expect(await found({ all: true, name: "ontem" })).toEqual([finished.id]);
    expect(await found({ employee: "zuleica" })).toEqual([training.id]);
    expect(await found({ employee: "ninguém" })).toEqual([]);
    expect(await found({ all: true, startDate: YESTERDAY, endDate: YESTERDAY })).toEqual([finished.id]);
    expect(await found({ startDate: DAY_AFTER })).toEqual([]);
    expect(await found({ id: finished.id })).toEqual([finished.id]);
  });

  test("a supplier sees classes that are open to all or to it", async () => {
    const { admin, supplier, supplierId, otherId, contractorId: companyId, config, training } = await newTraining(world, TOMORROW);
    const create = async (name: string, providerIds: number[]) => {
      const body = aClass(config.id, TOMORROW, { name, providerIds });
      return (await admin.api("POST /integrations/{companyId}/training-classes")({ companyId, body })).answer.id;
    };
    const own = await create("Para ela", [supplierId]);
    const others = await create("Para a outra", [otherId]);
    const { answer } = await supplier.api("GET /integrations/training-classes")({});
    expect(answer.results.map(({ id }) => id).toSorted()).toEqual([training.id, own].toSorted());
    const read = (id: number) => supplier.api("GET /integrations/{companyId}/training-classes/{id}")({ companyId, id });
    expect((await read(own)).answer.can).toMatchObject({ update: false, addEmployees: true, notes: false, history: false });
    expect((await read(others)).refused.code).toBe("training_class.not_found");
  });

  test("another contractor and its suppliers do not see the class", async () => {
    const { contractorId: companyId, training } = await newTraining(world, TOMORROW);
    const other = await newTraining(world, TOMORROW);
    for (const { api } of [other.admin, other.supplier]) {
      const { answer } = await api("GET /integrations/training-classes")({});
      expect(answer.results.map(({ id }) => id)).toEqual([other.training.id]);
      expect((await api("GET /integrations/{companyId}/training-classes/{id}")({ companyId, id: training.id })).status).toBe(404);
    }
    const mixed = await other.admin.api("GET /integrations/{companyId}/training-classes/{id}")({ companyId, id: other.training.id });
    expect(mixed.status).toBe(404);
  });

  test("a supplier user restricted to projects sees classes of these contractors only", async () => {
    const { supplierId, projectId, training } = await newTraining(world, TOMORROW);
    const here = await newPerson(world, { companyId: supplierId, keys: supplierTrainingKeys, onlyProjects: [projectId] });
    const elsewhere = await newPerson(world, { companyId: supplierId, keys: supplierTrainingKeys, onlyProjects: [] });
    expect((await here.api("GET /integrations/training-classes")({})).answer.results).toMatchObject([{ id: training.id }]);
    expect((await elsewhere.api("GET /integrations/training-classes")({})).answer.results).toEqual([]);
  });
});
