import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol, newTraining, participantsOf, trainingKeys, updateResults } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const TOMORROW = dayFromNow(1);
/** Morning and afternoon of the day of the tests, which run at noon: the class is running. */
const TODAY = dayFromNow(0);

describe("results", () => {
  test("approve all approves the fulfilled lines; others stay, each with its reason [R-334] [C-129]", async () => {
    const place = await newTraining(world, TODAY);
    const [good, absent, failed] = [
      await place.newWorker({ name: "Ana" }),
      await place.newWorker({ name: "Bia" }),
      await place.newWorker({ name: "Caio" }),
    ];
    await enrol(place, [good, absent, failed]);
    const [ana, bia, caio] = await participantsOf(place);
    const id = (one: typeof ana) => one?.id ?? 0;
    await updateResults(place, {
      lines: [
        { trainingClassEmployeeId: id(ana), status: "present", score: 8.5 },
        { trainingClassEmployeeId: id(bia), status: "absent", score: 9 },
        { trainingClassEmployeeId: id(caio), status: "present", score: 6.9 },
      ],
    });
    const { answer } = await updateResults(place, { approveAll: true });
    expect(answer.approved).toBe(1);
    expect(answer.results.map(({ done, code }) => code ?? done)).toEqual([
      true,
      "training_participant.attendance_too_low",
      "training_participant.score_too_low",
    ]);
    expect(await participantsOf(place)).toMatchObject([
      { status: "approved", score: 8.5, attendance: 100, lacks: [] },
      { status: "absent", score: 9, attendance: 0, lacks: ["attendance"] },
      { status: "present", score: 6.9, attendance: 100, lacks: ["score"] },
    ]);
  });

  test("an approved line is locked until a correction names its reason", async () => {
    const place = await newTraining(world, TODAY);
    await enrol(place, [await place.newWorker()]);
    const [participant] = await participantsOf(place);
    const trainingClassEmployeeId = participant?.id ?? 0;
    await updateResults(place, { lines: [{ trainingClassEmployeeId, status: "present", score: 7 }] });
    await updateResults(place, { approveAll: true });
    const fail = (over: object) => updateResults(place, { lines: [{ trainingClassEmployeeId, status: "failed", ...over }] });
    expect((await fail({})).answer.results).toMatchObject([{ code: "training_participant.locked" }]);
    expect((await fail({ reason: "Prova trocada" })).answer.results).toMatchObject([{ done: true }]);
    const { answer } = await place.admin.api("GET /integrations/history/{id}")({ id: place.training.id });
    expect(answer.results.slice(0, 2)).toMatchObject([
      { action: "training_participant.corrected", newValue: "Prova trocada" },
      { action: "training_participant.status_changed", oldValue: "approved", newValue: "failed" },
    ]);
  });

  test.each([
    ["a score above 10", { score: 11 }],
    ["a score with two decimals", { score: 7.25 }],
    ["an unknown status", { status: "removed" }],
  ])("%s is malformed", async (_what, line) => {
    const place = await newTraining(world, TODAY);
    const reply = await updateResults(place, { lines: [{ trainingClassEmployeeId: 1, ...line }] });
    expect(reply.refused.code).toBe("request.malformed");
  });

  test("a class that has not begun or was cancelled takes no results", async () => {
    const place = await newTraining(world, TOMORROW);
    expect((await updateResults(place, { approveAll: true })).refused.code).toBe("training_class.not_begun");
    const cancelled = await newTraining(world, TODAY);
    await cancelled.admin.api("PUT /integrations/{companyId}/training-classes/{id}/cancel")({
      companyId: cancelled.contractorId,
      id: cancelled.training.id,
      body: { reason: "Sem instrutor" },
    });
    expect((await updateResults(cancelled, { approveAll: true })).refused.code).toBe("training_class.cancelled");
    expect((await enrol(cancelled, [await cancelled.newWorker()])).refused.code).toBe("training_class.cancelled");
    const removed = await cancelled.admin.api("PATCH /integrations/{companyId}/training-class/{id}/employees")({
      companyId: cancelled.contractorId,
      id: cancelled.training.id,
      body: { trainingClassEmployeeIds: [1], description: "Trocado" },
    });
    expect(removed.refused.code).toBe("training_class.cancelled");
  });

  test("the last line of a participant counts if a request has several", async () => {
    const place = await newTraining(world, TODAY);
    await enrol(place, [await place.newWorker()]);
    const trainingClassEmployeeId = (await participantsOf(place))[0]?.id ?? 0;
    const line = { trainingClassEmployeeId, status: "present" };
    const { answer } = await updateResults(place, {
      lines: [
        { ...line, score: 5 },
        { ...line, score: 8 },
      ],
    });
    expect(answer.results).toMatchObject([{ id: trainingClassEmployeeId, done: true }]);
    expect(await participantsOf(place)).toMatchObject([{ status: "present", score: 8 }]);
  });

  test("a user with one of the two keys changes only its field", async () => {
    const place = await newTraining(world, TODAY);
    await enrol(place, [await place.newWorker()]);
    const trainingClassEmployeeId = (await participantsOf(place))[0]?.id ?? 0;
    const keys = ["see_training_class", "detail_training_class", "update_training_class_employees_score"] as const;
    const { api } = await newPerson(world, { companyId: place.contractorId, keys });
    const only = async (line: object) =>
      (await updateResults(place, { lines: [{ trainingClassEmployeeId, ...line }] }, api)).answer.results;
    expect(await only({ score: 9 })).toMatchObject([{ done: true }]);
    expect(await only({ status: "present" })).toMatchObject([
      { code: "permission.missing", details: { permission: "update_training_class_employees_status" } },
    ]);
  });
});

describe("removal", () => {
  test("needs ids and a description, frees the places, and keeps the rows [R-337] [C-140] [CD-099]", async () => {
    const place = await newTraining(world, TOMORROW, { vacancy: 1 });
    const worker = await place.newWorker();
    await enrol(place, [worker], place.supplier.api);
    const id = (await participantsOf(place))[0]?.id ?? 0;
    const remove = (body: object) =>
      place.supplier.api("PATCH /integrations/{companyId}/training-class/{id}/employees")({
        companyId: place.contractorId,
        id: place.training.id,
        body: { trainingClassEmployeeIds: [id], description: "Trocado", ...body },
      });
    expect((await remove({ description: " " })).refused.code).toBe("request.malformed");
    expect((await remove({})).answer).toMatchObject({ taken: 0, results: [{ done: true }] });
    expect((await remove({})).answer.results).toMatchObject([{ code: "training_participant.not_found" }]);
    expect((await enrol(place, [worker])).answer.results).toMatchObject([{ done: true }]);
    const { answer } = await place.admin.api("GET /integrations/{companyId}/training-classes/{id}/employees")({
      companyId: place.contractorId,
      id: place.training.id,
      query: { removed: true },
    });
    expect(answer.results).toMatchObject([{ id, status: "removed" }]);
  });

  test("a class with approved participants needs a description and its own permission [C-125]", async () => {
    const place = await newTraining(world, TODAY);
    await enrol(place, [await place.newWorker()]);
    const trainingClassEmployeeId = (await participantsOf(place))[0]?.id ?? 0;
    await updateResults(place, { lines: [{ trainingClassEmployeeId, status: "present", score: 10 }] });
    await updateResults(place, { approveAll: true });
    const remove = (api: typeof place.admin.api, query: object) =>
      api("DELETE /integrations/{companyId}/training-classes/{id}")({ companyId: place.contractorId, id: place.training.id, query });
    const keys = trainingKeys.filter((key) => key !== "remove_training_class_retroactive");
    const { api } = await newPerson(world, { companyId: place.contractorId, keys });
    expect((await remove(api, { description: "Erro" })).refused.code).toBe("permission.missing");
    expect((await remove(place.admin.api, {})).refused.code).toBe("training_class.description_missing");
    expect((await remove(place.admin.api, { description: "Erro" })).status).toBe(204);
    expect((await place.admin.api("GET /integrations/training-classes")({ query: { all: true } })).answer.results).toEqual([]);
  });
});
