import fc from "fast-check";
import { expect, test } from "vitest";
import { type ConflictRule, signatureOf } from "../conflicts.ts";
import { planUnit } from "./plan-unit.ts";
import type { PlacedSchedule, StoredAutomatic, UnitFacts, UnitPlan } from "./unit-facts.ts";

const [HEIGHT, HOT_WORK, FLAMMABLES] = [1, 7, 12];
const AREA = { facilityId: 70, departmentId: 700 };
const BESIDE = { facilityId: 70, departmentId: 701 };
const span = { startsAt: "2026-03-10 07:00", overAt: "2026-03-10 17:00" };
const rules: readonly ConflictRule[] = [
  { oneId: HOT_WORK, otherId: FLAMMABLES, inArea: "forbidden", inUnit: "restricted", measures: "Isolar" },
];

const want = (key: string, over: Partial<PlacedSchedule> & { readonly activityId?: number } = {}): PlacedSchedule => {
  const { activityId = HEIGHT, ...fields } = over;
  const activity = { ownerId: 0, id: activityId, version: 1, code: null, name: "Atividade" };
  const names = { projectName: "Telhado", providerName: "Ipê" };
  return { key, day: "2026-03-10", projectId: 41, providerId: 20, ...names, activity, place: AREA, workerIds: [5], ...span, ...fields };
};
const store = (id: number, key: string, over: Partial<StoredAutomatic> = {}): StoredAutomatic => ({
  id,
  key,
  state: "planned",
  workerIds: [5],
  ...AREA,
  ...span,
  ...over,
});
const facts = (over: Partial<UnitFacts>): UnitFacts => ({
  wanted: [],
  stored: [],
  occupations: [],
  bookings: new Map(),
  rules,
  accepted: new Set(),
  ...over,
});
const shown = ({ removed, planned, skips }: UnitPlan) => ({
  removed: removed.map(({ id }) => id),
  planned: planned.map(({ schedule, workerIds, stored }) => [schedule.key, stored?.id ?? null, ...workerIds]),
  skips: skips.map(({ schedule, reason }) => [schedule.key, reason]),
});
const plan = (over: Partial<UnitFacts>) => shown(planUnit(facts(over)));

test("new schedules are made, unwanted ones removed, and equal ones left", () => {
  expect(plan({ wanted: [want("a"), want("b")], stored: [store(1, "a"), store(2, "c")] })).toEqual({
    removed: [2],
    planned: [["b", null, 5]],
    skips: [],
  });
});

test("a team, a place or a span that differs changes the schedule", () => {
  const change = (stored: Partial<StoredAutomatic>) => plan({ wanted: [want("a")], stored: [store(1, "a", stored)] }).planned;
  expect(change({})).toEqual([]);
  for (const differs of [
    { workerIds: [5, 6] },
    { workerIds: [6] },
    { departmentId: 701 },
    { facilityId: 71 },
    { startsAt: "2026-03-10 08:00" },
    { overAt: "2026-03-10 18:00" },
  ])
    expect(change(differs)).toEqual([["a", 1, 5]]);
});

test("schedules of a user stay, and those that a run removed are planned again", () => {
  const kept = [store(1, "a", { state: "taken_over" }), store(4, "d", { state: "taken_over" })];
  const again = store(3, "c", { state: "removed" });
  const done = plan({ wanted: ["a", "c"].map((key) => want(key)), stored: [...kept, again] });
  expect(done).toEqual({ removed: [], planned: [["c", 3, 5]], skips: [] });
});

test("workers booked in another area are left out and reported", () => {
  const bookings = new Map([[5, [{ departmentId: 701, ...span }]]]);
  expect(plan({ wanted: [want("a", { workerIds: [5, 6] })], bookings })).toMatchObject({
    planned: [["a", null, 6]],
    skips: [["a", "double_booked"]],
  });
  expect(plan({ wanted: [want("a")], stored: [store(1, "a")], bookings })).toMatchObject({ removed: [1], skips: [["a", "double_booked"]] });
  const apart = new Map([
    [
      5,
      [
        { departmentId: 700, ...span },
        { ...span, departmentId: 701, startsAt: "2026-03-10 17:00", overAt: "2026-03-10 18:00" },
      ],
    ],
  ]);
  expect(plan({ wanted: [want("a")], bookings: apart }).skips).toEqual([]);
  expect(plan({ wanted: [want("a"), want("b", { place: BESIDE })] }).planned).toEqual([["a", null, 5]]);
});

test("confined spaces and teams above the limit are left to a user", () => {
  const activity = { ownerId: 0, id: 5, version: 1, code: "ESPACO-CONFINADO", name: "Espaço confinado" };
  expect(plan({ wanted: [want("a", { activity })] }).skips).toEqual([["a", "team_incomplete"]]);
  const workerIds = Array.from({ length: 201 }, (_, at) => at + 1);
  expect(plan({ wanted: [want("a", { workerIds })] }).skips).toEqual([["a", "team_too_large"]]);
});

test("what exists wins over what is new when they are forbidden together", () => {
  const hot = want("a", { activityId: HOT_WORK });
  const tanks = want("b", { activityId: FLAMMABLES, workerIds: [6] });
  expect(plan({ wanted: [hot, tanks] })).toMatchObject({ planned: [["a", null, 5]], skips: [["b", "forbidden"]] });
  const stored = [store(2, "b", { workerIds: [6] })];
  expect(plan({ wanted: [hot, tanks], stored })).toEqual({ removed: [], planned: [], skips: [["a", "forbidden"]] });
  const moved = [store(1, "a", { departmentId: 701 }), ...stored];
  expect(plan({ wanted: [hot, tanks], stored: moved })).toEqual({ removed: [1], planned: [], skips: [["a", "forbidden"]] });
});

test("a forbidden conflict holds until accepted; a restricted one only marks", () => {
  const hot = want("a", { activityId: HOT_WORK });
  const other = { id: 9, departmentId: 700, activityIds: [FLAMMABLES], people: 1, ...span };
  const own = { id: 1, departmentId: 700, activityIds: [HOT_WORK], people: 1, ...span };
  const stored = [store(1, "a")];
  const occupations = [own, other];
  expect(plan({ wanted: [hot], stored, occupations }).removed).toEqual([1]);
  const conflict = {
    other,
    level: "forbidden",
    scope: "area",
    ownActivityId: HOT_WORK,
    otherActivityId: FLAMMABLES,
    measures: "",
  } as const;
  expect(plan({ wanted: [hot], stored, occupations, accepted: new Set([signatureOf(own, conflict)]) }).removed).toEqual([]);
  const { planned } = planUnit(facts({ wanted: [{ ...hot, place: BESIDE }], occupations: [other] }));
  expect(planned.map(({ hasConflict }) => hasConflict)).toEqual([true]);
});

const place = fc.constantFrom(AREA, BESIDE);
const workerIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }).map((ids) => ids.toSorted());
const anyWanted = fc.uniqueArray(
  fc.record({ key: fc.constantFrom("a", "b", "c", "d"), place, workerIds, activityId: fc.constantFrom(HEIGHT, HOT_WORK, FLAMMABLES) }),
  { selector: ({ key }) => key },
);
const state = fc.constantFrom("planned" as const, "taken_over" as const, "removed" as const);
const anyStored = fc.uniqueArray(fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e"), place, workerIds, state }), {
  selector: ({ key }) => key,
});

/** The stored schedules after a plan. */
const written = (stored: readonly StoredAutomatic[], { removed, planned }: UnitPlan): readonly StoredAutomatic[] => {
  const gone = new Set(removed.map(({ id }) => id));
  const changed = planned.map(({ schedule, workerIds: ids, stored: known }, at) =>
    store(known?.id ?? 100 + at, schedule.key, { ...schedule.place, workerIds: ids }),
  );
  const keys = new Set(changed.map(({ key }) => key));
  const rest = stored.filter(({ key }) => !keys.has(key)).map((one) => (gone.has(one.id) ? { ...one, state: "removed" as const } : one));
  return [...rest, ...changed];
};

test("a second plan with the same facts changes nothing", () => {
  fc.assert(
    fc.property(anyWanted, anyStored, (wishes, known) => {
      const wanted = wishes.map(({ key, ...fields }) => want(key, fields));
      const stored = known.map((one, at) => store(at + 1, one.key, { ...one.place, ...one }));
      const others = new Map([[1, [{ departmentId: 701, ...span }]]]);
      const first = planUnit(facts({ wanted, stored, bookings: others }));
      const second = planUnit(facts({ wanted, stored: written(stored, first), bookings: others }));
      expect(shown(second)).toEqual({
        removed: [],
        planned: [],
        skips: second.skips.map(({ schedule, reason }) => [schedule.key, reason]),
      });
    }),
  );
});
