// Draft of a risk schedule: the values of the form as text, and the input that they become.
import type { RiskProjectChoice } from "@emdia/contract/risk-schedule/routes.ts";
import type { RiskSchedule, RiskScheduleChange, RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { isTime } from "../../../shared/days/typed-time.ts";

export type MemberDraft = { readonly employeeId: number; readonly name: string; readonly role: string; readonly part: TeamPart };
type AcceptanceDraft = { readonly key: string; readonly reason: string };
export type ScheduleDraft = {
  readonly project: Pick<RiskProjectChoice, "id" | "name"> | null;
  readonly providerId: string;
  readonly facilityId: string;
  readonly departmentId: string;
  readonly activityIds: readonly string[];
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly employees: readonly MemberDraft[];
  readonly supervisorId: string;
  readonly description: string;
  readonly precautions: string;
  readonly accepted: readonly AcceptanceDraft[];
};
type ScheduleFault =
  | "project"
  | "providerId"
  | "facilityId"
  | "departmentId"
  | "activityIds"
  | "day"
  | "time"
  | "startPast"
  | "endReversed"
  | "employees";
type ScheduleFaults = { readonly [F in keyof ScheduleDraft]?: ScheduleFault };

export const emptyDraft = (): ScheduleDraft => ({
  project: null,
  providerId: "",
  facilityId: "",
  departmentId: "",
  activityIds: [],
  startDay: "",
  startTime: "",
  endDay: "",
  endTime: "",
  employees: [],
  supervisorId: "",
  description: "",
  precautions: "",
  accepted: [],
});

export const draftOfSchedule = (schedule: RiskSchedule): ScheduleDraft => ({
  project: schedule.project,
  providerId: String(schedule.provider.id),
  facilityId: String(schedule.facility.id),
  departmentId: String(schedule.department.id),
  activityIds: schedule.activities.map(({ id }) => String(id)),
  startDay: schedule.start.day,
  startTime: schedule.start.time,
  endDay: schedule.end.day,
  endTime: schedule.end.time,
  employees: schedule.employees.map(({ employeeId, name, role, part }) => ({ employeeId, name, role, part })),
  supervisorId: schedule.supervisor === null ? "" : String(schedule.supervisor.id),
  description: schedule.description,
  precautions: schedule.precautions,
  accepted: [],
});

/** Draft with another project. The team and the conflicts belonged to the former one. */
export const withProject = (
  draft: ScheduleDraft,
  { project, ...only }: Pick<ScheduleDraft, "project" | "providerId" | "facilityId" | "departmentId" | "activityIds">,
): ScheduleDraft => ({ ...draft, project, ...only, employees: [], supervisorId: "", accepted: [] });

/** Draft without a worker. The supervisor is one of the team. */
export const withoutMember = ({ employees, supervisorId }: ScheduleDraft, employeeId: number): Partial<ScheduleDraft> => ({
  employees: employees.filter((member) => member.employeeId !== employeeId),
  ...(supervisorId === String(employeeId) && { supervisorId: "" }),
});

/** Another first day. The last day follows while it is the same or missing, because most schedules last one shift. */
export const withStartDay = ({ startDay, endDay }: Pick<ScheduleDraft, "startDay" | "endDay">, day: string): Partial<ScheduleDraft> => ({
  startDay: day,
  ...((endDay === "" || endDay === startDay) && { endDay: day }),
});

const at = (day: string, time: string): string | null => (day !== "" && isTime(time) ? `${day} ${time}` : null);

/** `now` such as `2026-03-10 08:00` for a new schedule; the server compares a change with the creation. */
export const scheduleFaultsIn = (draft: ScheduleDraft, now: string): ScheduleFaults => {
  const [start, end] = [at(draft.startDay, draft.startTime), at(draft.endDay, draft.endTime)];
  const startDay: ScheduleFault | false = draft.startDay === "" ? "day" : start !== null && start < now && "startPast";
  const endDay: ScheduleFault | false = draft.endDay === "" ? "day" : start !== null && end !== null && end < start && "endReversed";
  return {
    ...(draft.project === null && { project: "project" as const }),
    ...(draft.providerId === "" && { providerId: "providerId" as const }),
    ...(draft.facilityId === "" && { facilityId: "facilityId" as const }),
    ...(draft.departmentId === "" && { departmentId: "departmentId" as const }),
    ...(draft.activityIds.length === 0 && { activityIds: "activityIds" as const }),
    ...(startDay !== false && { startDay }),
    ...(!isTime(draft.startTime) && { startTime: "time" as const }),
    ...(endDay !== false && { endDay }),
    ...(!isTime(draft.endTime) && { endTime: "time" as const }),
    ...(draft.employees.length === 0 && { employees: "employees" as const }),
  };
};

/** Change of a draft without faults. */
export const changeOf = (draft: ScheduleDraft, version: number): RiskScheduleChange => ({
  facilityId: Number(draft.facilityId),
  departmentId: Number(draft.departmentId),
  riskActivityIds: draft.activityIds.map(Number),
  start: { day: draft.startDay, time: draft.startTime },
  end: { day: draft.endDay, time: draft.endTime },
  description: draft.description.trim(),
  precautions: draft.precautions.trim(),
  supervisorId: draft.supervisorId === "" ? null : Number(draft.supervisorId),
  employees: draft.employees.map(({ employeeId, part }) => ({ employeeId, part })),
  acceptedConflicts: draft.accepted.map(({ key, reason }) => ({ key, reason: reason.trim() })),
  version,
});

/** Input of a new schedule, of a draft without faults. */
export const inputOf = (draft: ScheduleDraft): RiskScheduleInput => {
  const { version: _, ...fields } = changeOf(draft, 0);
  return { projectId: draft.project?.id ?? 0, providerId: Number(draft.providerId), ...fields };
};
