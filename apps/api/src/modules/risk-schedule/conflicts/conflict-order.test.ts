import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { HOT_WORK } from "../../../../test/fixtures/new-risk-schedule.ts";
import { CHEMICALS, FLAMMABLES, newTwoTeams } from "../../../../test/fixtures/new-two-teams.ts";
import { settleAllSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const at = (hour: number) => ({ day: dayFromNow(1), time: `${String(hour).padStart(2, "0")}:00` });

/** Hot work in one area, and schedules of the second team in one area. A worker may be planned twice in the same area. */
type Wanted = { readonly isHotWork: boolean; readonly activityId: number; readonly start: number; readonly hours: number };
const wanted = fc.record({
  isHotWork: fc.boolean(),
  activityId: fc.constantFrom(FLAMMABLES, CHEMICALS),
  start: fc.integer({ min: 6, max: 12 }),
  hours: fc.integer({ min: 1, max: 4 }),
});
type Conflict = { readonly acceptedConflicts: readonly { readonly key: string; readonly reason: string }[] };
type Refused = { readonly conflicts: readonly { readonly key: string }[] };

/** Plans in this order, or all at once, accepts what is found, and returns the stored conflicts by the positions of their schedules. */
const conflictsAfter = async (
  schedules: readonly Wanted[],
  { order, isInArea, atOnce }: { order: readonly number[]; isInArea: boolean; atOnce: boolean },
) => {
  const { contractorId, place, beside, manager, weld, handle } = await newTwoTeams(world);
  const ids = new Map<number, number>();
  const create = async (position: number): Promise<void> => {
    const { isHotWork, activityId, start, hours } = schedules[position] ?? { isHotWork: true, activityId: CHEMICALS, start: 6, hours: 1 };
    const over = {
      ...{ start: at(start), end: at(start + hours), riskActivityIds: [isHotWork ? HOT_WORK : activityId] },
      departmentId: isHotWork || isInArea ? place.departmentId : beside.departmentId,
    };
    const plan = (accepted: Partial<Conflict>) => (isHotWork ? weld : handle)({ ...over, ...(accepted as object) }, manager.api);
    let made = await plan({});
    while (made.status === 409) {
      const { conflicts } = (made.refused as { readonly details?: unknown }).details as Refused;
      made = await plan({ acceptedConflicts: conflicts.map(({ key }) => ({ key, reason: "Parada da planta" })) });
    }
    ids.set(made.answer.id, position);
  };
  if (atOnce) await Promise.all(order.map(create));
  else for (const position of order) await create(position);
  await settleAllSchedules(world);
  const { rows } = await world.database
    .ownerPool()
    .query<{ one: number; other: number; level: string; scope: string; open: boolean }>(
      `select schedule_id as one, other_id as other, level, scope, accepted_at is null as open from risk_schedule_conflict where contractor_id = $1`,
      [contractorId],
    );
  return rows.map(({ one, other, ...row }) => JSON.stringify({ pair: [ids.get(one), ids.get(other)], ...row })).toSorted();
};

test("conflicts are symmetric and independent of the order in which schedules are saved", { timeout: 90_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(wanted, { minLength: 2, maxLength: 4 }).chain((schedules) =>
        fc.record({
          schedules: fc.constant(schedules),
          order: fc.shuffledSubarray(
            schedules.map((_, nth) => nth),
            { minLength: schedules.length },
          ),
        }),
      ),
      fc.boolean(),
      async ({ schedules, order }, isInArea) => {
        const inOrder = await conflictsAfter(schedules, { order: schedules.map((_, nth) => nth), isInArea, atOnce: false });
        expect(await conflictsAfter(schedules, { order, isInArea, atOnce: false })).toEqual(inOrder);
        expect(await conflictsAfter(schedules, { order, isInArea, atOnce: true })).toEqual(inOrder);
        const mirrored = inOrder
          .map((text) => JSON.parse(text) as { pair: number[] })
          .map((row) => JSON.stringify({ ...row, pair: row.pair.toReversed() }));
        expect(mirrored.toSorted()).toEqual(inOrder);
        expect(inOrder.filter((text) => text.includes('"open":true'))).toEqual([]);
      },
    ),
    { numRuns: 3 },
  );
});
