import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import {
  classOfToday,
  enrol,
  newTraining,
  participantsOf,
  session,
  type Training,
  trainingKeys,
  updateResults,
} from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const TODAY = dayFromNow(0);
const CODE = "q1w2e3r4t5y6abcdefghjkmn10";

/** A class with a session today and one tomorrow, with two workers of two suppliers. */
const trainingToday = async () => {
  const place = await newTraining(world, dayFromNow(1), {
    ...classOfToday(TODAY),
    sessions: [session(TODAY, "00:00", "23:59"), session(dayFromNow(1))],
  });
  await enrol(place, [await place.newWorker({ name: "Ana" }), await place.newWorker({ name: "Bia", providerId: place.otherId })]);
  const [ana, bia] = await participantsOf(place);
  const [now, tomorrow] = place.training.sessions;
  return {
    ...place,
    ana: ana?.id ?? 0,
    bia: bia?.id ?? 0,
    anaWorker: ana?.employeeId ?? 0,
    now: now?.id ?? 0,
    tomorrow: tomorrow?.id ?? 0,
  };
};
type Api = Training["admin"]["api"];
const roster = ({ contractorId: companyId, training: { id }, admin }: Training, api: Api = admin.api) =>
  api("GET /integrations/{companyId}/training-classes/{id}/attendance")({ companyId, id });
type Reading = readonly [trainingClassEmployeeId: number, sessionId: number];
const send = ({ contractorId: companyId, training: { id }, admin }: Training, readings: readonly Reading[], api: Api = admin.api) =>
  api("POST /integrations/{companyId}/training-classes/{id}/attendance")({
    companyId,
    id,
    body: { readings: readings.map(([trainingClassEmployeeId, sessionId]) => ({ trainingClassEmployeeId, sessionId })) },
  });
const codesOf = ({ answer }: Awaited<ReturnType<typeof send>>) => answer.results.map(({ done, code }) => code ?? done);
const giveBadge = ({ supplierId }: Training, workerId: number, code: string) =>
  world.database
    .ownerPool()
    .query("insert into badge (provider_id, worker_id, code, issued_at) values ($1, $2, $3, now())", [supplierId, workerId, code]);

describe("roster", () => {
  test("lists participants of all suppliers, with hashes of valid badges", async () => {
    const place = await trainingToday();
    const code = `${CODE}${place.ana}`.slice(-26);
    await giveBadge(place, place.anaWorker, code);
    const { answer } = await roster(place);
    expect(answer).toEqual({
      day: TODAY,
      participants: [
        {
          id: place.ana,
          name: "Ana",
          providerName: expect.any(String),
          badgeHash: createHash("sha256").update(code).digest("hex"),
          attendedSessions: [],
        },
        { id: place.bia, name: "Bia", providerName: expect.any(String), badgeHash: null, attendedSessions: [] },
      ],
    });
    await world.database.ownerPool().query("update badge set revoked_at = now(), reason = 'reissued' where code = $1", [code]);
    expect((await roster(place)).answer.participants[0]?.badgeHash).toBe(null);
  });

  test("is refused without a session today, and after the cancellation", async () => {
    const later = await newTraining(world, dayFromNow(1));
    expect((await roster(later)).refused.code).toBe("training_class.not_today");
    const place = await trainingToday();
    await place.admin.api("PUT /integrations/{companyId}/training-classes/{id}/cancel")({
      companyId: place.contractorId,
      id: place.training.id,
      body: { reason: "Sem instrutor" },
    });
    expect((await roster(place)).refused.code).toBe("training_class.cancelled");
    expect((await send(place, [[place.ana, place.now]])).refused.code).toBe("training_class.cancelled");
  });

  test("of another contractor is 404, and lists only own classes", async () => {
    const [place, other] = [await trainingToday(), await trainingToday()];
    expect([(await roster(place, other.admin.api)).status, (await send(place, [[place.ana, place.now]], other.admin.api)).status]).toEqual([
      404, 404,
    ]);
    expect(codesOf(await send(other, [[place.ana, other.now]]))).toEqual(["training_participant.not_found"]);
    const { answer } = await place.admin.api("GET /integrations/training-classes/today")({});
    expect(answer.results).toMatchObject([
      { id: place.training.id, taken: 2, sessions: [{ id: place.now, start: "00:00", end: "23:59" }] },
    ]);
    const query = { id: other.training.id };
    expect((await place.admin.api("GET /integrations/training-classes/today")({ query })).answer.results).toEqual([]);
  });

  test("shows a user restricted to projects the workers of these", async () => {
    const place = await trainingToday();
    const { api } = await newPerson(world, { companyId: place.contractorId, keys: trainingKeys, onlyProjects: [] });
    expect((await roster(place, api)).answer.participants).toEqual([]);
    expect(codesOf(await send(place, [[place.ana, place.now]], api))).toEqual(["training_participant.not_found"]);
  });
});

describe("readings", () => {
  test("sent twice mark the presence once, with one history entry", async () => {
    const place = await trainingToday();
    const readings: readonly Reading[] = [
      [place.ana, place.now],
      [place.bia, place.now],
      [place.ana, place.now],
    ];
    expect([codesOf(await send(place, readings)), codesOf(await send(place, readings))]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    expect(await participantsOf(place)).toMatchObject([
      { status: "present", attendedSessions: [place.now] },
      { status: "present", attendedSessions: [place.now] },
    ]);
    expect((await roster(place)).answer.participants.map(({ attendedSessions }) => attendedSessions)).toEqual([[place.now], [place.now]]);
    const { answer } = await place.admin.api("GET /integrations/history/{id}")({ id: place.training.id });
    expect(answer.results.filter(({ action }) => action === "training_participant.status_changed")).toHaveLength(2);
  });

  test("5,000 readings sent twice in batches add no attendance twice", async () => {
    const place = await trainingToday();
    const batch: readonly Reading[] = Array.from({ length: 1_000 }, (_, at) => [at % 2 === 0 ? place.ana : place.bia, place.now]);
    for (let times = 0; times < 10; times += 1) expect((await send(place, batch)).answer.results.every(({ done }) => done)).toBe(true);
    const { rows } = await world.database
      .ownerPool()
      .query<{ count: number }>("select count(*)::int as count from training_attendance where contractor_id = $1", [place.contractorId]);
    expect(rows).toEqual([{ count: 2 }]);
    expect((await send(place, [...batch, [place.ana, place.now]])).refused.code).toBe("request.malformed");
  });

  test("answer each line: strangers, other sessions, later sessions, approved participants", async () => {
    const place = await trainingToday();
    await updateResults(place, { lines: [{ trainingClassEmployeeId: place.bia, attendedSessions: [place.tomorrow], score: 9 }] });
    await world.database
      .ownerPool()
      .query("update training_participant set status = 'approved', approved_at = now() where id = $1", [place.bia]);
    const reply = await send(place, [
      [999_999_999, place.now],
      [place.ana, 999_999_999],
      [place.ana, place.tomorrow],
      [place.bia, place.now],
      [place.bia, place.tomorrow],
      [place.ana, place.now],
    ]);
    expect(codesOf(reply)).toEqual([
      "training_participant.not_found",
      "training_session.not_found",
      "training_session.not_begun",
      "training_participant.locked",
      true,
      true,
    ]);
  });

  test("need the permission for the status of participants", async () => {
    const place = await trainingToday();
    const keys = trainingKeys.filter((key) => key !== "update_training_class_employees_status");
    const { api } = await newPerson(world, { companyId: place.contractorId, keys });
    expect([(await roster(place, api)).refused.code, (await send(place, [[place.ana, place.now]], api)).refused.code]).toEqual([
      "permission.missing",
      "permission.missing",
    ]);
    const { answer } = await api("GET /integrations/{companyId}/training-classes/{id}")({
      companyId: place.contractorId,
      id: place.training.id,
    });
    expect([answer.can.readAttendance, place.training.can.readAttendance]).toEqual([false, true]);
  });
});
