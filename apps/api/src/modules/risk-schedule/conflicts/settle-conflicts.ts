// Writes the rows of both sides of a schedule's conflicts, in the scope of the contractor.

import { minuteOf } from "../../../kernel/minutes.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type HistoryNote, recordSystemHistory } from "../../../platform/history/history.ts";
import type { Keyed } from "../rules/acceptance.ts";
import {
  activityNames,
  areaNames,
  type ConflictRow,
  conflictRows,
  deleteConflictsExcept,
  lockUnits,
  type PlacedSchedule,
  placedSchedule,
  queueCausesOf,
  writeConflicts,
} from "../store/conflicts.ts";
import { providersOfSchedules } from "../store/schedules.ts";
import { loadConflicts } from "./load-conflicts.ts";

type Ref = { readonly contractorId: number; readonly id: number };

/** An acceptance of either side holds for both, while the signature is the same. */
const acceptedAt = (rows: readonly ConflictRow[], { signature }: Keyed): Date | null =>
  rows.find((row) => row.signature === signature && row.acceptedAt !== null)?.acceptedAt ?? null;

const rowsOf = ({ id }: Pick<Ref, "id">, conflicts: readonly Keyed[], stored: readonly ConflictRow[]) =>
  conflicts.flatMap((conflict) => {
    const { other, level, scope, ownActivityId, otherActivityId, signature } = conflict;
    const common = { level, scope, signature, acceptedAt: acceptedAt(stored, conflict) };
    return [
      { ...common, scheduleId: id, otherId: other.id, ownActivityId, otherActivityId },
      { ...common, scheduleId: other.id, otherId: id, ownActivityId: otherActivityId, otherActivityId: ownActivityId },
    ];
  });

/** A row that this run writes first, with the other side of its conflict. */
type NewConflictRow = Pick<ReturnType<typeof rowsOf>[number], "scheduleId" | "level" | "ownActivityId" | "otherActivityId"> & {
  readonly other: Pick<PlacedSchedule, "departmentId" | "startsAt">;
};
type Change = {
  readonly contractorId: number;
  readonly schedule: PlacedSchedule;
  readonly begun: readonly NewConflictRow[];
  readonly ended: readonly ConflictRow[];
};

/** Entries of the schedules whose row a save did not write: what their team needs to know, without names of the other supplier. */
const notesOf = async (tx: Tx, { contractorId, schedule, begun, ended }: Change): Promise<readonly HistoryNote[]> => {
  const ids = [...begun, ...ended].map(({ scheduleId }) => scheduleId);
  if (ids.length === 0) return [];
  const providers = await providersOfSchedules(tx, contractorId, ids);
  const activities = new Map((await activityNames(tx, contractorId)).map(({ id, name }) => [id, name]));
  const areas = await areaNames(tx, contractorId, [schedule.departmentId, ...begun.map(({ other }) => other.departmentId)]);
  const placed = ({ departmentId, startsAt }: NewConflictRow["other"]) => `${areas.get(departmentId)} · ${startsAt}`;
  const note = (id: number, subject: string | null): Omit<HistoryNote, "action" | "change"> => {
    const providerId = providers.get(id);
    const about = { kind: "risk_schedule", id };
    return { ownerId: contractorId, ...(providerId !== undefined && { providerId }), about, subject: { ...about, name: subject } };
  };
  return [
    ...begun.map(({ scheduleId, level, ownActivityId, otherActivityId, other }) => ({
      ...note(scheduleId, activities.get(ownActivityId) ?? null),
      action: "risk_schedule.conflict_found",
      change: { field: level, from: null, to: `${activities.get(otherActivityId)} · ${placed(other)}` },
    })),
    ...ended.map(({ scheduleId, level }) => ({
      ...note(scheduleId, null),
      action: "risk_schedule.conflict_ended",
      change: { field: level, from: placed(schedule), to: null },
    })),
  ];
};

/** Rows that neither side has with this signature. */
const begunRows = (schedule: PlacedSchedule, conflicts: readonly Keyed[], stored: readonly ConflictRow[]): readonly NewConflictRow[] => {
  const known = new Set(stored.map(({ scheduleId, signature }) => `${scheduleId} ${signature}`));
  const others = new Map(conflicts.map(({ other }) => [other.id, other]));
  return rowsOf(schedule, conflicts, stored)
    .filter(({ scheduleId, signature }) => !known.has(`${scheduleId} ${signature}`))
    .map((row) => ({ ...row, other: row.scheduleId === schedule.id ? (others.get(row.otherId) ?? schedule) : schedule }));
};

/** Locks the unit first. A repeated run changes nothing. Returns without a change for a schedule that is over, whose rows stay as a record. */
export const settleConflicts = async (tx: Tx, { contractorId, id }: Ref, at: Date): Promise<void> => {
  const before = await placedSchedule(tx, { contractorId, id });
  if (!before) return;
  await lockUnits(tx, contractorId, [before.facilityId]);
  const schedule = await placedSchedule(tx, { contractorId, id });
  // A change that moved it meanwhile has queued a run that locks the new unit.
  if (!schedule || schedule.facilityId !== before.facilityId || schedule.overAt <= minuteOf(timeInSaoPaulo(at))) return;
  const conflicts = schedule.isCancelled ? [] : await loadConflicts(tx, { contractorId, facilityId: schedule.facilityId, own: schedule });
  const stored = await conflictRows(tx, { contractorId, id }, true);
  const others = new Set(conflicts.map(({ other }) => other.id));
  const mirrored = stored.filter(({ otherId }) => otherId === id);
  await deleteConflictsExcept(tx, { contractorId, id }, { otherIds: [...others], bothSides: true });
  await writeConflicts(tx, contractorId, rowsOf({ id }, conflicts, stored));
  const change = {
    contractorId,
    schedule,
    begun: begunRows(schedule, conflicts, stored),
    ended: mirrored.filter(({ scheduleId }) => !others.has(scheduleId)),
  };
  await recordSystemHistory(tx, at, await notesOf(tx, change));
  await queueCausesOf(tx, contractorId, [id, ...others, ...change.ended.map(({ scheduleId }) => scheduleId)]);
};
