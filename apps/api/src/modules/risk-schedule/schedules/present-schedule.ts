import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import type { RiskSchedule, RiskScheduleRow } from "@emdia/contract/risk-schedule/schedule.ts";
import { momentOf } from "../../../kernel/minutes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { loadCompetence } from "../competence/load-competence.ts";
import { presentBooking } from "../competence/present-booking.ts";
import { presentCompetence } from "../competence/present-competence.ts";
import { loadConflicts } from "../conflicts/load-conflicts.ts";
import { presentConflicts } from "../conflicts/present-conflicts.ts";
import { scheduleCan, sideOf } from "../policy.ts";
import { closedFor, scheduleStatus } from "../rules/status.ts";
import { remainingSpan } from "../rules/suspension.ts";
import { activitiesOfSchedule } from "../store/activities.ts";
import type { CalendarRow } from "../store/calendar.ts";
import { causesOfSchedule } from "../store/causes.ts";
import { conflictRows, placedSchedule } from "../store/conflicts.ts";
import { samePersonBookings } from "../store/people.ts";
import type { ScheduleRow } from "../store/schedule-list.ts";
import { type ScheduleFields, type StoredSchedule, teamOf } from "../store/schedules.ts";
import { minuteNow, statusFields } from "./schedule-for.ts";

type Common = Omit<RiskScheduleRow, "activities" | "employeeCount" | "conflict" | "can">;
const presentFields = (scope: Scope, row: ScheduleFields): Common => ({
  id: row.id,
  company: { id: row.contractorId, name: row.companyName },
  provider: { id: row.providerId, name: row.providerName },
  project: { id: row.projectId, name: row.projectName },
  facility: { id: row.facilityId, name: row.facilityName },
  department: { id: row.departmentId, name: row.departmentName },
  start: momentOf(row.startsAt),
  end: momentOf(row.endsAt),
  status: scheduleStatus(statusFields(row), minuteNow(scope)),
  suspendedFrom: row.suspendedFrom === null ? null : momentOf(row.suspendedFrom),
  supervisor: row.supervisor,
  isAutomatic: row.isAutomatic,
});

/** Actions in the status of the schedule: a cancelled or finished one is only read. */
const canNow = (scope: Scope, row: ScheduleFields) => {
  const can = scheduleCan(scope, row);
  const isOpen = closedFor(statusFields(row), minuteNow(scope)) === null;
  return { update: isOpen && can.update, cancel: isOpen && can.cancel, history: can.history, issuePermit: can.issuePermit };
};

export const presentScheduleRow = (scope: Scope, row: ScheduleRow): RiskScheduleRow => {
  const { update, cancel } = canNow(scope, row);
  return {
    ...presentFields(scope, row),
    activities: row.activities,
    employeeCount: row.employeeCount,
    conflict: row.conflict,
    can: { update, cancel },
  };
};

export const presentBar = (scope: Scope, row: CalendarRow): RiskScheduleBar => {
  const { id, facility, department, provider, start, end, status } = presentFields(scope, row);
  const { activities, conflict } = row;
  return { id, facility, department, provider, activities, start, end, status, conflict, can: { update: canNow(scope, row).update } };
};

/** Where the persons of the team are planned through another supplier, for users of the contractor. */
const samePersons = async (scope: Scope, found: StoredSchedule) => {
  const isContractors = sideOf(scope, "see_risk_schedule", found) === "contractor";
  const rows = isContractors ? await samePersonBookings(scope.tx, found) : [];
  return Map.groupBy(rows, ({ teamWorkerId }) => teamWorkerId);
};

/** Conflicts as they are now, with the stored acceptances. */
const conflictsOf = async (scope: Scope, { contractorId, id }: StoredSchedule): Promise<RiskSchedule["conflicts"]> => {
  const own = await placedSchedule(scope.tx, { contractorId, id });
  if (!own || own.isCancelled) return [];
  const conflicts = await loadConflicts(scope.tx, { contractorId, facilityId: own.facilityId, own });
  return presentConflicts(scope, { contractorId, conflicts, stored: await conflictRows(scope.tx, { contractorId, id }) });
};

/** A schedule with its team and their competence as it is known now. */
export const presentSchedule = async (scope: Scope, found: StoredSchedule): Promise<RiskSchedule> => {
  const activities = await activitiesOfSchedule(scope.tx, found);
  const team = await teamOf(scope.tx, found);
  const { startsAt, overAt } = statusFields(found);
  const competence = await loadCompetence(scope.tx, {
    contractorId: found.contractorId,
    providerId: found.providerId,
    projectId: found.projectId,
    span: remainingSpan({ startsAt, overAt }, minuteNow(scope)),
    activities,
    members: team.map(({ employeeId, part }) => ({ employeeId, part, isSupervisor: employeeId === found.supervisorId })),
  });
  const elsewhere = await samePersons(scope, found);
  const ofSchedule = (await causesOfSchedule(scope.tx, found)).filter(({ workerId }) => workerId === null);
  const can = canNow(scope, found);
  return {
    ...presentFields(scope, found),
    version: found.version,
    activities: activities.map(({ id, name }) => ({ id, name })),
    permits: activities.flatMap(({ id, permit }) => (permit === null ? [] : [{ activityId: id, permit }])),
    description: found.description,
    precautions: found.precautions,
    cancelReason: found.cancelReason,
    employees: team.flatMap((member) => {
      const answer = competence.get(member.employeeId);
      const samePersonAt = (elsewhere.get(member.employeeId) ?? []).map((row) => ({
        ...presentBooking(scope, found, row),
        isRefused: false,
      }));
      return answer ? [{ ...member, competence: presentCompetence(scope, found, answer), samePersonAt }] : [];
    }),
    createdAt: found.createdAt.toISOString(),
    createdBy: found.createdByName,
    createdSide: found.createdSide,
    conflicts: await conflictsOf(scope, found),
    suspensions: ofSchedule.map(({ reason, note, holdsFrom }) => ({ cause: reason, note, since: momentOf(holdsFrom) })),
    can: { ...can, revalidate: can.update && ofSchedule.some(({ reason }) => reason === "revalidation") },
  };
};
