import type { RiskScheduleChange } from "@emdia/contract/risk-schedule/schedule.ts";
import { minuteAt, minuteOf } from "../../../kernel/minutes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { decideConflicts, saveConflicts } from "../conflicts/save-conflicts.ts";
import { type Owned, whichSchedules } from "../policy.ts";
import { type TeamChanges, teamChanges } from "../rules/changes.ts";
import { startsAfterCreation } from "../rules/span.ts";
import { closedFor } from "../rules/status.ts";
import { activitiesOfSchedule } from "../store/activities.ts";
import { findSchedule, type StoredSchedule, teamOf } from "../store/schedules.ts";
import {
  addMembers,
  changeParts,
  removeMembers,
  replaceActivities,
  takeOver,
  unlessDoubleBooked,
  updateSchedule,
} from "../store/write-schedules.ts";
import { suspend } from "../suspension/suspend.ts";
import { type Checked, checkSchedule } from "./check-schedule.ts";
import { refuseDoubleBooking } from "./double-booking.ts";
import { presentSchedule } from "./present-schedule.ts";
import { recordChange, type State } from "./record-change.ts";
import { minuteNow, scheduleFor, statusFields } from "./schedule-for.ts";

type Change = {
  readonly stored: StoredSchedule;
  readonly input: RiskScheduleChange;
  readonly checked: Checked;
  readonly team: TeamChanges;
};

/** Removes workers first and adds them last: the foreign key moves the area and span of those who stay with the schedule. */
const save = ({ tx }: Scope, { stored, input, checked, team }: Change): Promise<boolean> =>
  unlessDoubleBooked(tx, async () => {
    await removeMembers(tx, stored, team.removed);
    await updateSchedule(tx, stored, {
      facilityId: input.facilityId,
      departmentId: input.departmentId,
      startsAt: minuteAt(input.start),
      endsAt: minuteAt(input.end),
      description: input.description,
      precautions: input.precautions,
      supervisorId: input.supervisorId,
    });
    await replaceActivities(tx, stored, checked.activities);
    await changeParts(tx, stored, team.moved);
    await addMembers(tx, stored, team.added);
  });

const stateOf = async (scope: Scope, schedule: StoredSchedule): Promise<State> => ({
  schedule,
  activities: await activitiesOfSchedule(scope.tx, schedule),
  team: await teamOf(scope.tx, schedule),
});

const stillOpen = (scope: Scope, stored: StoredSchedule, { version }: RiskScheduleChange) => {
  const closed = closedFor(statusFields(stored), minuteNow(scope));
  if (closed !== null) return refuse(closed);
  return version === stored.version ? undefined : refuse("risk_schedule.stale", { version: stored.version });
};

export const changeSchedule: Handler<"PUT /risk-schedule/{id}"> = async (scope, { params, body }) => {
  const found = await scheduleFor(scope, "update_risk_schedule", { ...params, toChange: true });
  if (!found.ok) return found;
  const stored = found.value;
  const refused = stillOpen(scope, stored, body);
  if (refused) return refused;
  const before = await stateOf(scope, stored);
  const { contractorId, providerId, projectId } = stored;
  const owned: Owned = { contractorId, providerId, projectId };
  const kept = before.team.map(({ employeeId }) => employeeId);
  const checked = await checkSchedule(scope, { ...owned, kept }, body);
  if (!checked.ok) return checked;
  const starts = startsAfterCreation(checked.value.span.startsAt, minuteOf(timeInSaoPaulo(stored.createdAt)));
  if (!starts.ok) return starts;

  const { id, facilityId: formerFacilityId } = stored;
  const conflicts = await decideConflicts(scope, { owned, id, input: body, checked: checked.value, formerFacilityId });
  if (!conflicts.ok) return conflicts;

  const team = teamChanges(before.team, body.employees);
  const saved = await save(scope, { stored, input: body, checked: checked.value, team });
  const workerIds = body.employees.map(({ employeeId }) => employeeId);
  if (!saved)
    return refuseDoubleBooking(scope, {
      owned,
      span: checked.value.span,
      departmentId: body.departmentId,
      workerIds,
      exceptId: stored.id,
    });
  await saveConflicts(scope, { ...conflicts.value, owned, id, input: body });
  await suspend(scope, stored, checked.value);
  const changed = await findSchedule(scope.tx, whichSchedules(scope), params);
  if (!changed) throw new Error(`risk schedule ${params.id} is gone within its transaction`);
  // A save that only accepts conflicts leaves an automatic schedule to its runs.
  if ((await recordChange(scope, { before, after: await stateOf(scope, changed), team })) > 0) await takeOver(scope.tx, stored);
  return presentSchedule(scope, changed);
};
