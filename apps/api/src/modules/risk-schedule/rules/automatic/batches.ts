// Batches of a run: each unit, or each day of a unit with many schedules.
import { addDays, daysBetween, type IsoDay } from "../../../../kernel/dates.ts";
import type { PlacedSchedule } from "./unit-facts.ts";
import type { WantedSchedule } from "./wanted-schedules.ts";

export type Days = { readonly first: IsoDay; readonly last: IsoDay };
type Batch = Days & { readonly facilityId: number; readonly wanted: readonly PlacedSchedule[] };
type UnitCount = { readonly facilityId: number; readonly count: number };

const SCHEDULES_PER_BATCH = 200;

const isPlaced = (schedule: WantedSchedule): schedule is PlacedSchedule => schedule.place !== null;

/** Company hours lie within a day, so the schedules of two days never meet. `units`: units with schedules that may have to be removed. */
export const batchesOf = (wanted: readonly WantedSchedule[], units: readonly UnitCount[], days: Days): readonly Batch[] => {
  const byUnit = Map.groupBy(wanted.filter(isPlaced), ({ place }) => place.facilityId);
  const stored = new Map(units.map(({ facilityId, count }) => [facilityId, count]));
  const facilityIds = [...new Set([...byUnit.keys(), ...stored.keys()])].toSorted((one, other) => one - other);
  return facilityIds.flatMap((facilityId): readonly Batch[] => {
    const own = byUnit.get(facilityId) ?? [];
    if (Math.max(own.length, stored.get(facilityId) ?? 0) <= SCHEDULES_PER_BATCH) return [{ ...days, facilityId, wanted: own }];
    return Array.from({ length: daysBetween(days.first, days.last) + 1 }, (_, at) => addDays(days.first, at)).map((day) => ({
      facilityId,
      first: day,
      last: day,
      wanted: own.filter((schedule) => schedule.day === day),
    }));
  });
};
