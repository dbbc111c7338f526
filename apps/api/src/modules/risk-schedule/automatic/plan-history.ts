// History entries of a batch: per schedule, with the same actions as those of users where the change is the same.
import type { Tx } from "../../../platform/database/transaction.ts";
import type { HistoryNote } from "../../../platform/history/history.ts";
import type { Planned } from "../rules/automatic/unit-facts.ts";
import { fieldChanges } from "../rules/changes.ts";
import type { AutomaticRow } from "../store/automatic/stored-automatic.ts";
import { type NewTeam, placeNames, type TeamMember } from "../store/automatic/write-automatic.ts";

/** A stored schedule with its new plan. */
export type Change = Planned & { readonly stored: AutomaticRow };
type Written = {
  readonly created: readonly (Planned & { readonly id: number })[];
  readonly removed: readonly AutomaticRow[];
  readonly moved: readonly Change[];
  readonly teams: readonly Change[];
  readonly left: readonly TeamMember[];
  readonly joined: readonly NewTeam[];
  readonly reason: string;
};

type Ref = { readonly id: number; readonly providerId: number; readonly name: string };
type Note = Pick<HistoryNote, "action" | "change">;
const noteOf = (ownerId: number, { id, providerId, name }: Ref, note: Note): HistoryNote => {
  const about = { kind: "risk_schedule", id };
  return { ownerId, providerId, about, subject: { ...about, name }, ...note };
};
const refOf = ({ id, providerId, activityName }: AutomaticRow): Ref => ({ id, providerId, name: activityName });

type Names = Awaited<ReturnType<typeof placeNames>>;
const described = (names: Names, place: { readonly departmentId: number; readonly startsAt: string; readonly overAt: string }) => {
  const named = names.get(place.departmentId);
  return {
    facility: { id: named?.facilityId ?? 0, name: named?.facility ?? "" },
    department: { id: place.departmentId, name: named?.department ?? "" },
    startsAt: place.startsAt,
    endsAt: place.overAt,
    description: "",
    precautions: "",
    supervisor: null,
  };
};

const moveNotes = (ownerId: number, names: Names, { schedule, stored }: Change): readonly HistoryNote[] => {
  const target = { departmentId: schedule.place.departmentId, startsAt: schedule.startsAt, overAt: schedule.overAt };
  const changes = fieldChanges(described(names, stored), described(names, target));
  const again: readonly Note[] = stored.state === "removed" ? [{ action: "risk_schedule.auto_planned" }] : [];
  return [...again, ...changes.map((change): Note => ({ action: "risk_schedule.changed", change }))].map((note) =>
    noteOf(ownerId, refOf(stored), note),
  );
};

type Teams = Pick<Written, "left" | "joined">;
/** The workers who left a schedule and those who joined it. A schedule that moves writes all its workers again. */
const teamNotes = (ownerId: number, changes: readonly Change[], { left, joined }: Teams): readonly HistoryNote[] => {
  const schedules = new Map(changes.map((change) => [change.stored.id, change]));
  const ofWorker = ({ workerId, name }: Pick<TeamMember, "workerId" | "name">, { stored }: Change, note: Note): HistoryNote => ({
    ...noteOf(ownerId, refOf(stored), note),
    subject: { kind: "worker", id: workerId, name },
  });
  const gone = left.flatMap((member) => {
    const change = schedules.get(member.scheduleId);
    return change && !change.workerIds.includes(member.workerId)
      ? [ofWorker(member, change, { action: "risk_schedule.worker_removed" })]
      : [];
  });
  const added = joined.flatMap(({ scheduleId, workers }) => {
    const change = schedules.get(scheduleId);
    if (!change) return [];
    return workers
      .filter(({ id }) => !change.stored.workerIds.includes(id))
      .map(({ id, name }) =>
        ofWorker({ workerId: id, name }, change, {
          action: "risk_schedule.worker_added",
          change: { field: "part", from: null, to: "executes" },
        }),
      );
  });
  return [...gone, ...added];
};

export const planNotes = async (
  tx: Tx,
  ownerId: number,
  { created, removed, moved, teams, left, joined, reason }: Written,
): Promise<readonly HistoryNote[]> => {
  const places = moved.flatMap(({ schedule, stored }) => [schedule.place.departmentId, stored.departmentId]);
  const names: Names = places.length === 0 ? new Map() : await placeNames(tx, ownerId, places);
  return [
    ...removed.map((row) =>
      noteOf(ownerId, refOf(row), { action: "risk_schedule.auto_removed", change: { field: "reason", from: null, to: reason } }),
    ),
    ...moved.flatMap((change) => moveNotes(ownerId, names, change)),
    ...created.map(({ id, schedule }) =>
      noteOf(ownerId, { id, providerId: schedule.providerId, name: schedule.activity.name }, { action: "risk_schedule.auto_planned" }),
    ),
    ...teamNotes(ownerId, [...teams, ...moved], { left, joined }),
  ];
};
