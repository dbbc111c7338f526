// Computes the causes of suspension of one schedule again, after a fact about its team or its project changed.

import { wholeScheduleCauses } from "@emdia/contract/notices/notice.ts";
import { type Minute, minuteOf, momentOf } from "../../../kernel/minutes.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { loadCompetence } from "../competence/load-competence.ts";
import { remainingSpan, settleCauses, wantedCauses } from "../rules/suspension.ts";
import { activitiesOfProject, activitiesOfSchedule } from "../store/activities.ts";
import { causesOfSchedule, lockToSettle, notifyAboutSchedule, takeUnnoticed, writeCauses } from "../store/causes.ts";
import { hasOpenConflict } from "../store/conflicts.ts";
import { teamOf } from "../store/schedules.ts";
import { cancelScheduleRow } from "../store/write-schedules.ts";
import { suspensionNotes } from "./record-suspension.ts";

type Ref = { readonly contractorId: number; readonly id: number };
type Locked = NonNullable<Awaited<ReturnType<typeof lockToSettle>>>;
type Owned = Pick<Locked, "contractorId" | "providerId" | "projectId" | "id" | "supervisorId">;
type Times = { readonly startsAt: string; readonly overAt: string; readonly now: string };

/** Causes that the schedule should have now, with the names for the history. */
export const currentCauses = async (tx: Tx, schedule: Owned, { startsAt, overAt, now }: Times) => {
  const activities = await activitiesOfSchedule(tx, schedule);
  const offered = new Set((await activitiesOfProject(tx, schedule)).map(({ id }) => id));
  const team = await teamOf(tx, schedule);
  const { contractorId, providerId, projectId, supervisorId } = schedule;
  const competence = await loadCompetence(tx, {
    contractorId,
    providerId,
    projectId,
    span: remainingSpan({ startsAt, overAt }, now),
    activities,
    members: team.map(({ employeeId, part }) => ({ employeeId, part, isSupervisor: employeeId === supervisorId })),
  });
  return {
    wanted: wantedCauses(
      [...competence].map(([workerId, answer]) => ({ workerId, answer })),
      {
        lostActivities: activities.filter(({ id }) => !offered.has(id)).map(({ name }) => name),
        hasOpenConflict: await hasOpenConflict(tx, schedule),
      },
    ),
    names: {
      schedule: activities[0]?.name ?? null,
      workers: new Map(team.map(({ employeeId, name }) => [employeeId, name])),
    },
  };
};

const REMOVED_PROJECT = "O projeto foi removido.";

const cancelWithProject = async (tx: Tx, { contractorId, providerId, id }: Locked, at: Date): Promise<void> => {
  await cancelScheduleRow(tx, { contractorId, id }, { reason: REMOVED_PROJECT, now: at });
  const about = { kind: "risk_schedule", id };
  await recordSystemHistory(tx, at, [
    {
      ownerId: contractorId,
      providerId,
      about,
      subject: { ...about, name: null },
      action: "risk_schedule.cancelled",
      change: { field: "reason", from: null, to: REMOVED_PROJECT },
    },
  ]);
};

const NAMED_WORKERS = 3;
type Occasion = { readonly now: Minute; readonly at: Date; readonly names: Awaited<ReturnType<typeof currentCauses>>["names"] };
/**
 * One notice per schedule about the workers whose cause holds now, also those with a known day, which a later run finds, and about causes of the
 * whole schedule. A revalidation is none: it follows a cause that was told.
 */
const notify = async (tx: Tx, schedule: Locked, { now, at, names }: Occasion): Promise<void> => {
  const unnoticed = await takeUnnoticed(tx, schedule, now);
  const workerIds = [...new Set(unnoticed.flatMap(({ workerId }) => workerId ?? []))];
  const causes = wholeScheduleCauses.filter((cause) => unnoticed.some(({ reason }) => reason === cause));
  if (workerIds.length === 0 && causes.length === 0) return;
  const { day, time } = momentOf(schedule.startsAt);
  const workers = workerIds.flatMap((id) => names.workers.get(id) ?? []).toSorted();
  const details = {
    day,
    time,
    place: `${schedule.facilityName} · ${schedule.departmentName}`,
    workers: workers.slice(0, NAMED_WORKERS),
    count: workers.length,
    ...(causes.length > 0 && { causes }),
    ...(names.schedule !== null && { activity: names.schedule }),
  };
  await notifyAboutSchedule(tx, schedule, { details, at });
};

/** Locks the schedule first, so that of two runs the later one reads what both committed. A repeated run changes nothing. */
export const settleSchedule = async (tx: Tx, ref: Ref, at: Date): Promise<void> => {
  const schedule = await lockToSettle(tx, ref);
  const now = minuteOf(timeInSaoPaulo(at));
  if (!schedule || schedule.isCancelled) return;
  const [startsAt, overAt] = [minuteOf(schedule.startsAt), minuteOf(schedule.overAt)];
  if (overAt <= now) return;
  if (schedule.isProjectRemoved) return cancelWithProject(tx, schedule, at);
  const { wanted, names } = await currentCauses(tx, schedule, { startsAt, overAt, now });
  const settled = settleCauses(await causesOfSchedule(tx, schedule), wanted, { now, hasStarted: startsAt <= now });
  await writeCauses(tx, schedule, settled);
  await recordSystemHistory(tx, at, suspensionNotes(schedule, settled, names));
  await notify(tx, schedule, { now, at, names });
};
