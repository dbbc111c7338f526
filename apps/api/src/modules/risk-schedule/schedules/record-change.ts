import { minuteOf } from "../../../kernel/minutes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, rememberAll } from "../../../platform/history/history.ts";
import type { Activity } from "../rules/activity.ts";
import { type FieldChange, fieldChanges, type TeamChanges } from "../rules/changes.ts";
import type { StoredMember, StoredSchedule } from "../store/schedules.ts";

export type State = { readonly schedule: StoredSchedule; readonly activities: readonly Activity[]; readonly team: readonly StoredMember[] };

const described = ({ schedule }: State) => ({
  facility: { id: schedule.facilityId, name: schedule.facilityName },
  department: { id: schedule.departmentId, name: schedule.departmentName },
  startsAt: minuteOf(schedule.startsAt),
  endsAt: minuteOf(schedule.endsAt),
  description: schedule.description,
  precautions: schedule.precautions,
  supervisor: schedule.supervisor,
});

type Note = Omit<HistoryNote, "ownerId" | "providerId" | "about">;
type Names = ReadonlyMap<number, string>;

const workerNotes = ({ added, removed, moved }: TeamChanges, names: Names): readonly Note[] => {
  const worker = (id: number) => ({ kind: "worker", id, name: names.get(id) ?? null });
  return [
    ...removed.map((id): Note => ({ subject: worker(id), action: "risk_schedule.worker_removed" })),
    ...added.map(
      ({ employeeId, part }): Note => ({
        subject: worker(employeeId),
        action: "risk_schedule.worker_added",
        change: { field: "part", from: null, to: part },
      }),
    ),
    ...moved.map(
      ({ employeeId, part, from }): Note => ({
        subject: worker(employeeId),
        action: "risk_schedule.part_changed",
        change: { field: "part", from, to: part },
      }),
    ),
  ];
};

const activityChanges = (before: State, after: State): readonly FieldChange[] => {
  const lacks = ({ activities }: State, id: number) => !activities.some((one) => one.id === id);
  return [
    ...before.activities.filter(({ id }) => lacks(after, id)).map(({ name }) => ({ field: "activity", from: name, to: null })),
    ...after.activities.filter(({ id }) => lacks(before, id)).map(({ name }) => ({ field: "activity", from: null, to: name })),
  ];
};

/** One entry per changed field, activity and worker, with names as they were. Returns their number. */
export const recordChange = async (
  scope: Scope,
  { before, after, team }: { readonly before: State; readonly after: State; readonly team: TeamChanges },
): Promise<number> => {
  const { contractorId, providerId, id } = before.schedule;
  const about = { kind: "risk_schedule", id };
  const names = new Map([...before.team, ...after.team].map(({ employeeId, name }) => [employeeId, name]));
  const subject = { ...about, name: after.activities[0]?.name ?? null };
  const notes: readonly Note[] = [
    ...[...activityChanges(before, after), ...fieldChanges(described(before), described(after))].map(
      (change): Note => ({ subject, action: "risk_schedule.changed", change }),
    ),
    ...workerNotes(team, names),
  ];
  await rememberAll(
    scope,
    notes.map((note) => ({ ownerId: contractorId, providerId, about, ...note })),
  );
  return notes.length;
};
