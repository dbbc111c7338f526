import { expect, test } from "vitest";
import type { reasonsIn } from "../../../workers/rules/index.ts";
import { batchesOf } from "./batches.ts";
import { defaultSetting } from "./company-hours.ts";
import { type Slot, type WorkerLink, wantedSchedules } from "./wanted-schedules.ts";

const [HEIGHT, ELECTRICAL] = [1, 2];
const days = ["2026-03-10", "2026-03-11"];
const plan = { days, hours: defaultSetting };
const slot = (projectId: number, activityId = HEIGHT, facilityId = 70): Slot => ({
  projectId,
  projectName: "Telhado",
  providerId: 20,
  providerName: "Ipê",
  activity: { ownerId: 0, id: activityId, version: 1, code: null, name: "Atividade" },
  place: { facilityId, departmentId: 700 },
});
const link = (id: number, projectId: number, over: Partial<WorkerLink> = {}): WorkerLink => ({
  id,
  projectId,
  providerId: 20,
  workerId: 5,
  hiringDate: "2026-01-01",
  endDate: null,
  ...over,
});
type Reasons = ReturnType<typeof reasonsIn>;
const wanted = (slots: readonly Slot[], links: readonly WorkerLink[], reasons: Reasons | null = []) =>
  wantedSchedules(slots, plan, {
    links,
    declared: new Map([
      [5, new Set([HEIGHT])],
      [6, new Set([ELECTRICAL])],
    ]),
    reasonsOf: () => reasons ?? undefined,
  }).map(({ projectId, activity, day, workerIds }) => [projectId, activity.id, day, workerIds]);

test("each supplier, activity and day has the workers declared for it", () => {
  const links = [link(2, 41, { workerId: 6 }), link(1, 41)];
  expect(wanted([slot(41), slot(41, ELECTRICAL)], links)).toEqual(
    days.flatMap((day) => [
      [41, HEIGHT, day, [5]],
      [41, ELECTRICAL, day, [6]],
    ]),
  );
  expect(wanted([slot(41), slot(42)], [link(1, 41, { workerId: 9 })])).toEqual([]);
});

test("a worker of two projects is planned where linked last", () => {
  const slots = [slot(41), slot(42)];
  expect(wanted(slots, [link(2, 41), link(1, 42)]).map(([project]) => project)).toEqual([41, 41]);
  const ends = [link(1, 41), link(2, 42, { endDate: "2026-03-10" })];
  expect(wanted(slots, ends).map(([project, , day]) => [project, day])).toEqual([
    [42, "2026-03-10"],
    [41, "2026-03-11"],
  ]);
  expect(wanted(slots, [link(1, 41, { hiringDate: "2026-03-11" })])).toHaveLength(1);
});

test("absent workers are left out, missing documents only suspend", () => {
  const reason = { note: null, since: null, until: null };
  const absent = (over: object) => wanted([slot(41)], [link(1, 41)], [{ ...reason, hindrance: "vacation", ...over }]);
  expect(absent({ hindrance: "documents" })).toHaveLength(2);
  expect(absent({ since: "2026-03-11" }).map(([, , day]) => day)).toEqual(["2026-03-10"]);
  expect(absent({ until: "2026-03-10" }).map(([, , day]) => day)).toEqual(["2026-03-11"]);
  expect(absent({ hindrance: "restricted" })).toEqual([]);
  expect(wanted([slot(41)], [link(1, 41)], null)).toEqual([]);
});

test("a batch is a unit, or a day of a large unit", () => {
  const facts = { links: [link(1, 41)], declared: new Map([[5, new Set([HEIGHT])]]), reasonsOf: () => [] };
  const [first, last] = ["2026-03-10", "2026-03-11"];
  const one = wantedSchedules([slot(41)], plan, facts);
  const placeless = one.map((schedule) => ({ ...schedule, place: null }));
  const sizes = (units: Parameters<typeof batchesOf>[1], schedules = one) =>
    batchesOf(schedules, units, { first, last }).map((batch) => [batch.facilityId, batch.first, batch.last, batch.wanted.length]);
  expect(sizes([{ facilityId: 60, count: 1 }])).toEqual([
    [60, first, last, 0],
    [70, first, last, 2],
  ]);
  expect(sizes([{ facilityId: 70, count: 201 }])).toEqual([
    [70, first, first, 1],
    [70, last, last, 1],
  ]);
  expect(sizes([], placeless)).toEqual([]);
});
