// Writes the decision about one batch with its history, and queues the jobs that find conflicts and causes of suspension.
import type { Tx } from "../../../platform/database/transaction.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import { staysInPlace } from "../rules/automatic/plan-unit.ts";
import type { Planned, UnitPlan } from "../rules/automatic/unit-facts.ts";
import type { Counts } from "../store/automatic/settings.ts";
import type { AutomaticRow } from "../store/automatic/stored-automatic.ts";
import {
  addToTeams,
  insertAutomatic,
  moveAutomatic,
  queueConflictsOf,
  raiseVersions,
  removeAutomatic,
  removeFromTeams,
  type TeamRow,
} from "../store/automatic/write-automatic.ts";
import { queueCausesOf } from "../store/conflicts.ts";
import { type Change, planNotes } from "./plan-history.ts";
import type { Run } from "./run.ts";

const REMOVED = {
  off: "A agenda automática foi desativada.",
  unplanned: "A agenda automática deixou de planejar este trabalho.",
} as const;

const hasMoved = ({ schedule, stored }: Change): boolean => stored.state === "removed" || !staysInPlace(schedule, stored);

const insertNew = (tx: Tx, { contractorId, at }: Run, fresh: readonly Planned[]) =>
  insertAutomatic(tx, contractorId, {
    now: at,
    rows: fresh.map(({ schedule: { key, projectId, providerId, place, startsAt, overAt, activity, day } }) => ({
      key,
      projectId,
      providerId,
      ...place,
      startsAt,
      endsAt: overAt,
      ownerId: activity.ownerId,
      activityId: activity.id,
      activityVersion: activity.version,
      day,
    })),
  });

const rowsOf = (scheduleId: number, workerIds: readonly number[]): readonly TeamRow[] =>
  workerIds.map((workerId) => ({ scheduleId, workerId }));
const without = (some: readonly number[], others: readonly number[]): readonly number[] => some.filter((id) => !others.includes(id));

type Queued = {
  readonly created: readonly (Planned & { readonly id: number })[];
  readonly removed: readonly AutomaticRow[];
  readonly moved: readonly Change[];
  readonly changes: readonly Change[];
};
/** The job of conflicts queues the causes of its schedules itself. */
const queueJobs = async (tx: Tx, contractorId: number, { created, removed, moved, changes }: Queued): Promise<void> => {
  const conflicting = created.filter(({ hasConflict }) => hasConflict);
  const others = created.filter(({ hasConflict }) => !hasConflict);
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  await queueConflictsOf(tx, contractorId, ids([...conflicting, ...removed, ...moved.map(({ stored }) => stored)]));
  await queueCausesOf(tx, contractorId, ids([...others, ...changes.map(({ stored }) => stored)]));
};

type Input = { readonly plan: UnitPlan; readonly stored: readonly AutomaticRow[] };
export const writePlan = async (tx: Tx, run: Run, { plan, stored }: Input): Promise<Counts> => {
  const { contractorId, at, isOn, workerNames } = run;
  const known = new Map(stored.map((row) => [row.id, row]));
  const rowOf = (id: number | undefined) => (id === undefined ? undefined : known.get(id));
  const fresh = plan.planned.filter((one) => one.stored === undefined);
  const changes = plan.planned.flatMap((one): readonly Change[] => {
    const row = rowOf(one.stored?.id);
    return row ? [{ ...one, stored: row }] : [];
  });
  const moved = changes.filter(hasMoved);
  const teams = changes.filter((one) => !hasMoved(one));
  const changedTeams = teams.map(({ stored: { id } }) => id);
  const removed = plan.removed.flatMap(({ id }) => rowOf(id) ?? []);
  const reason = isOn ? REMOVED.unplanned : REMOVED.off;

  await removeAutomatic(tx, contractorId, { scheduleIds: removed.map(({ id }) => id), reason, now: at });
  const left = await removeFromTeams(
    tx,
    contractorId,
    teams.flatMap((one) => rowsOf(one.stored.id, without(one.stored.workerIds, one.workerIds))),
  );
  const displaced = await moveAutomatic(
    tx,
    contractorId,
    moved.map(({ schedule, stored: { id } }) => ({ id, ...schedule.place, startsAt: schedule.startsAt, endsAt: schedule.overAt })),
  );
  const made = await insertNew(tx, run, fresh);
  const created = fresh.flatMap((one) => {
    const id = made.get(one.schedule.key);
    return id === undefined ? [] : [{ ...one, id }];
  });
  const teamOf = ({ schedule: { providerId, place, startsAt, overAt } }: Planned, scheduleId: number, workerIds: readonly number[]) => ({
    scheduleId,
    providerId,
    departmentId: place.departmentId,
    startsAt,
    overAt,
    workers: workerIds.map((id) => ({ id, name: workerNames.get(id) ?? "" })),
  });
  const joined = [
    ...created.map((one) => teamOf(one, one.id, one.workerIds)),
    ...moved.map((one) => teamOf(one, one.stored.id, one.workerIds)),
    ...teams.map((one) => teamOf(one, one.stored.id, without(one.workerIds, one.stored.workerIds))),
  ];
  await addToTeams(tx, contractorId, joined);
  await raiseVersions(tx, contractorId, changedTeams);
  await recordHistoryBatch(
    tx,
    { at },
    await planNotes(tx, contractorId, { created, removed, moved, teams, left: [...left, ...displaced], joined, reason }),
  );
  await queueJobs(tx, contractorId, { created, removed, moved, changes });
  const again = moved.filter((one) => one.stored.state === "removed").length;
  return { made: created.length + again, changed: changes.length - again, removed: removed.length };
};
