// Plans one unit, or one day of a large unit, in a transaction of its own.
import { addDays } from "../../../kernel/dates.ts";
import { startOfDay } from "../../../kernel/minutes.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { planUnit } from "../rules/automatic/plan-unit.ts";
import type { UnitPlan } from "../rules/automatic/unit-facts.ts";
import { addToRun, holdVersion } from "../store/automatic/settings.ts";
import { type AutomaticRow, acceptedSignatures, automaticIn, bookingsWithout, lockUnchanged } from "../store/automatic/stored-automatic.ts";
import { lockUnits, schedulesInUnit } from "../store/conflicts.ts";
import { unlessDoubleBooked } from "../store/write-schedules.ts";
import type { Batch, BatchResult, Run } from "./run.ts";
import { writePlan } from "./write-plan.ts";

const unique = (values: readonly number[]): readonly number[] => [...new Set(values)];

/** Schedules of this batch, and those of the unit that no unit wants. */
const storedFor = async (tx: Tx, { contractorId, now, keys }: Run, { facilityId, first, last, wanted }: Batch) => {
  const own = new Set(wanted.map(({ key }) => key));
  const projectIds = unique(wanted.map(({ projectId }) => projectId));
  const rows = await automaticIn(tx, { contractorId, facilityId, projectIds, first, last, now });
  return rows.filter((row) => own.has(row.key) || (!keys.has(row.key) && row.facilityId === facilityId));
};

type Input = { readonly batch: Batch; readonly stored: readonly AutomaticRow[] };
const decide = async (tx: Tx, { contractorId, rules }: Run, { batch, stored }: Input): Promise<UnitPlan> => {
  const { facilityId, wanted } = batch;
  const span = { startsAt: startOfDay(batch.first), overAt: startOfDay(addDays(batch.last, 1)) };
  const except = stored.filter(({ state }) => state === "planned").map(({ id }) => id);
  const workers = {
    providerIds: unique(wanted.map(({ providerId }) => providerId)),
    workerIds: unique(wanted.flatMap(({ workerIds }) => workerIds)),
    except,
  };
  const isEmpty = wanted.length === 0;
  return planUnit({
    wanted,
    stored,
    occupations: isEmpty ? [] : await schedulesInUnit(tx, { contractorId, facilityId, ...span }),
    bookings: isEmpty ? new Map() : await bookingsWithout(tx, { contractorId, ...span }, workers),
    rules,
    accepted: isEmpty ? new Set() : await acceptedSignatures(tx, contractorId, except),
  });
};

/** The part of a plan whose stored schedules no user changes now. */
const lockPlan = async (tx: Tx, contractorId: number, { removed, planned, skips }: UnitPlan): Promise<UnitPlan> => {
  const ids = [...removed.map(({ id }) => id), ...planned.flatMap(({ stored }) => stored?.id ?? [])];
  const locked = await lockUnchanged(tx, contractorId, ids);
  return {
    removed: removed.filter(({ id }) => locked.has(id)),
    planned: planned.filter(({ stored }) => stored === undefined || locked.has(stored.id)),
    skips,
  };
};

/** If a save books one of the workers meanwhile, nothing is written, and the next round decides again. */
export const planBatch = async (tx: Tx, run: Run, batch: Batch): Promise<BatchResult> => {
  const { contractorId } = run;
  if ((await holdVersion(tx, contractorId)) !== run.version) return { isWritten: false, isOutdated: true, skips: [] };
  await lockUnits(tx, contractorId, [batch.facilityId]);
  const stored = await storedFor(tx, run, batch);
  const plan = await lockPlan(tx, contractorId, await decide(tx, run, { batch, stored }));
  if (plan.removed.length + plan.planned.length === 0) return { isWritten: false, isOutdated: false, skips: plan.skips };
  await unlessDoubleBooked(tx, async () => {
    const counts = await writePlan(tx, run, { plan, stored });
    await addToRun(tx, run, counts);
  });
  return { isWritten: true, isOutdated: false, skips: plan.skips };
};
