import type { RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import { minuteAt } from "../../../kernel/minutes.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Side } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { decideConflicts, saveConflicts } from "../conflicts/save-conflicts.ts";
import type { Planner } from "../planner.ts";
import { mayOn, type Owned, sideOf, suppliersToPlan, whichSchedules } from "../policy.ts";
import { startsNow } from "../rules/span.ts";
import { findPlannedProject, type PlannedProject } from "../store/planning.ts";
import { findSchedule } from "../store/schedules.ts";
import { addMembers, insertSchedule, replaceActivities, unlessDoubleBooked } from "../store/write-schedules.ts";
import { suspend } from "../suspension/suspend.ts";
import { type Checked, checkSchedule } from "./check-schedule.ts";
import { refuseDoubleBooking } from "./double-booking.ts";
import { presentSchedule } from "./present-schedule.ts";
import { minuteNow, missing } from "./schedule-for.ts";

/** Users who plan for no supplier of the project learn of it only if they see its schedules. */
const refuseWithoutRight = (scope: Planner, owned: Owned, project: PlannedProject) => {
  const plans = suppliersToPlan(scope, ["add_risk_schedule"], project);
  if (plans !== "all" && project.providers.some(({ id }) => plans.includes(id))) return refuse("risk_schedule.provider_unknown");
  return mayOn(scope, "see_risk_schedule", owned) ? missing("add_risk_schedule", owned, scope) : refuse("project.not_found");
};

const recordCreation = (
  scope: Planner,
  { contractorId, providerId }: Owned,
  { id, name }: { readonly id: number; readonly name: string },
) => {
  const subject = { kind: "risk_schedule", id };
  return recordHistory(scope, {
    ownerId: contractorId,
    providerId,
    about: subject,
    subject: { ...subject, name },
    action: "risk_schedule.created",
  });
};

type Planned = { readonly owned: Owned; readonly side: Side; readonly input: RiskScheduleInput; readonly checked: Checked };
/** Null if a worker is booked in another area at that time. */
const save = async ({ tx, now, account }: Planner, { owned, side, input, checked }: Planned): Promise<number | null> => {
  const made: { id: number | null } = { id: null };
  const saved = await unlessDoubleBooked(tx, async () => {
    const id = await insertSchedule(tx, {
      ...owned,
      facilityId: input.facilityId,
      departmentId: input.departmentId,
      startsAt: minuteAt(input.start),
      endsAt: minuteAt(input.end),
      description: input.description,
      precautions: input.precautions,
      supervisorId: input.supervisorId,
      side,
      now,
      account,
    });
    await replaceActivities(tx, { ...owned, id }, checked.activities);
    await addMembers(tx, { ...owned, id }, input.employees);
    made.id = id;
  });
  return saved ? made.id : null;
};

/** Writes a new schedule after every check, for the form and for the import. Returns its id. Nothing is written if it is refused. */
export const planSchedule = async (scope: Planner, body: RiskScheduleInput) => {
  const project = await findPlannedProject(scope.tx, body.projectId);
  if (!project) return refuse("project.not_found");
  const owned = { contractorId: project.contractorId, projectId: project.projectId, providerId: body.providerId };
  const side = sideOf(scope, "add_risk_schedule", owned);
  if (!side) return refuseWithoutRight(scope, owned, project);
  if (!project.providers.some(({ id }) => id === body.providerId))
    return side === "contractor" ? refuse("risk_schedule.provider_unknown") : refuse("project.not_found");
  if (!project.isActive) return refuse("risk_schedule.project_inactive");

  const checked = await checkSchedule(scope, { ...owned, kept: [] }, body);
  if (!checked.ok) return checked;
  const starts = startsNow(checked.value.span.startsAt, minuteNow(scope));
  if (!starts.ok) return starts;

  const conflicts = await decideConflicts(scope, { owned, input: body, checked: checked.value });
  if (!conflicts.ok) return conflicts;

  const id = await save(scope, { owned, side, input: body, checked: checked.value });
  const workerIds = body.employees.map(({ employeeId }) => employeeId);
  if (id === null) return refuseDoubleBooking(scope, { owned, span: checked.value.span, departmentId: body.departmentId, workerIds });
  await recordCreation(scope, owned, { id, name: checked.value.activities[0]?.name ?? "" });
  await saveConflicts(scope, { ...conflicts.value, owned, id, input: body });
  await suspend(scope, { ...owned, id }, checked.value);
  return accept(id);
};

export const createSchedule: Handler<"POST /risk-schedule"> = async (scope, { body }) => {
  const planned = await planSchedule(scope, body);
  if (!planned.ok) return planned;
  const found = await findSchedule(scope.tx, whichSchedules(scope, "add_risk_schedule"), { id: planned.value });
  if (!found) throw new Error(`risk schedule ${planned.value} is gone within its transaction`);
  return presentSchedule(scope, found);
};
