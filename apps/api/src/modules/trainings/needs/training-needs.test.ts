import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { approve } from "../../../../test/fixtures/new-certificate.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { candidatesOf, enrol, newTraining, requireCertificate } from "../../../../test/fixtures/new-training.ts";
import { settleAllStandings } from "../../../../test/standing-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const [TODAY, YESTERDAY] = [dayFromNow(0), dayFromNow(-1)];
const MOVEMENTS = "/companies/employees/{id}/movements";
const approved = { issuedOn: dayFromNow(-300), until: dayFromNow(430) };
/** 181 days, above the 180 of NR-1. */
const long = { startDate: dayFromNow(-181), endDate: YESTERDAY };
/** 100 days, above the unverified 90 of NR-35 only. */
const short = { startDate: dayFromNow(-100), endDate: YESTERDAY };
const leave = (days: { readonly startDate: string; readonly endDate: string | null }) =>
  ({ movementType: "leave", status: "away", projectId: null, ...days }) as const;

const newNeed = async (document?: typeof approved) => {
  const place = await newTraining(world, TODAY);
  const supplier = await newPerson(world, { companyId: place.supplierId, keys: "all" });
  const workerId = await place.newWorker({ name: "Ana" });
  await requireCertificate(world, place, { workerId, ...(document && { approved: document }) });
  const marks = async () => {
    await settleAllStandings(world);
    const [candidate] = await candidatesOf(place);
    return candidate?.marks.map(({ mark, day, reason, isFirm }) => [mark, day, reason, isFirm]);
  };
  return { place, supplier, workerId, marks };
};
const enrolAndApprove = async (place: Awaited<ReturnType<typeof newTraining>>, workerId: number) => {
  await enrol(place, [workerId]);
  await approve(place, [workerId]);
};
const needsOf = async (workerId: number) => {
  await settleAllStandings(world);
  const { rows } = await world.database
    .ownerPool()
    .query("select kind, cause, since, is_firm from training_need where worker_id = $1 order by kind", [workerId]);
  return rows;
};

test("a worker who never had the training needs it until a class approves them [C-126]", async () => {
  const { place, workerId, marks } = await newNeed();
  expect(await marks()).toEqual([["needs", "2026-03-01", "never_had", true]]);
  await enrolAndApprove(place, workerId);
  expect(await needsOf(workerId)).toEqual([]);
});

test("a document near its end or over is a periodic need", async () => {
  const near = await newNeed({ issuedOn: dayFromNow(-720), until: dayFromNow(10) });
  expect(await near.marks()).toEqual([["expires", dayFromNow(10), "near_end", true]]);
  const over = await newNeed({ issuedOn: dayFromNow(-735), until: dayFromNow(-5) });
  expect(await over.marks()).toEqual([["needs", dayFromNow(-4), "ended", true]]);
  const valid = await newNeed(approved);
  expect(await valid.marks()).toEqual([["valid", approved.until, null, true]]);
});

test("a return after 181 days is an eventual need until a class from that day on", async () => {
  const { place, supplier, workerId, marks } = await newNeed(approved);
  await supplier.api(`POST ${MOVEMENTS}`)({ id: workerId, body: leave(long) });
  expect(await marks()).toEqual([["needs", TODAY, "absence", true]]);
  await enrolAndApprove(place, workerId);
  expect(await needsOf(workerId)).toEqual([]);
});

test("an unverified figure only warns, and a corrected movement withdraws the need", async () => {
  const { supplier, workerId, marks } = await newNeed(approved);
  const { answer } = await supplier.api(`POST ${MOVEMENTS}`)({ id: workerId, body: leave(short) });
  expect(await marks()).toEqual([["needs", TODAY, "absence", false]]);
  const movementId = answer.id;
  await supplier.api(`PUT ${MOVEMENTS}/{movementId}`)({ id: workerId, movementId, body: leave({ ...short, endDate: dayFromNow(-60) }) });
  expect(await needsOf(workerId)).toEqual([]);
});

test("candidates are limited to those in need, on request [C-126]", async () => {
  const { place, workerId, marks } = await newNeed();
  await place.newWorker({ name: "Bia" });
  await marks();
  expect((await candidatesOf(place, { needed: true })).map(({ employeeId }) => employeeId)).toEqual([workerId]);
});

test("a movement preview names the trainings that it requires, without saving", async () => {
  const { supplier, workerId } = await newNeed(approved);
  const preview = async (days: Parameters<typeof leave>[0]) =>
    (await supplier.api(`POST ${MOVEMENTS}/preview`)({ id: workerId, body: { movement: leave(days) } })).answer.trainings;
  const name = expect.stringContaining("NR-35");
  expect(await preview(long)).toEqual([{ name, cause: "absence", since: TODAY, isFirm: true }]);
  expect(await preview(short)).toEqual([{ name, cause: "absence", since: TODAY, isFirm: false }]);
  expect(await preview({ startDate: TODAY, endDate: dayFromNow(200) })).toMatchObject([{ since: dayFromNow(201), isFirm: true }]);
  expect(await preview({ startDate: dayFromNow(-20), endDate: null })).toEqual([]);
  expect(await needsOf(workerId)).toEqual([]);
});
