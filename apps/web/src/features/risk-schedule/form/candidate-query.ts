// Query of the candidates (C-114) for the draft of a schedule.
import type { RiskCandidateQuery } from "@emdia/contract/risk-schedule/competence.ts";
import { isTime } from "../../../shared/days/typed-time.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";

type DescribedSchedule = Omit<RiskCandidateQuery, "page" | "itemsPerPage" | "name" | "employeeIds">;

const idOf = (value: string): number | undefined => (value === "" ? undefined : Number(value));

/** The part of the draft on which competence depends; null while project, supplier, activities or span are missing. */
export const describedBy = (draft: ScheduleDraft): DescribedSchedule | null => {
  const { project, providerId, activityIds, startDay, startTime, endDay, endTime, employees } = draft;
  if (project === null || providerId === "" || activityIds.length === 0) return null;
  if (startDay === "" || endDay === "" || !isTime(startTime) || !isTime(endTime)) return null;
  const [start, end] = [`${startDay}T${startTime}`, `${endDay}T${endTime}`];
  if (end < start) return null;
  const withPart = (part: "watches" | "supervises") => employees.filter((one) => one.part === part).map(({ employeeId }) => employeeId);
  const [watching, supervising] = [withPart("watches"), withPart("supervises")];
  return {
    projectId: project.id,
    providerId: Number(providerId),
    riskActivityIds: activityIds.map(Number),
    start,
    end,
    facilityId: idOf(draft.facilityId),
    departmentId: draft.facilityId === "" ? undefined : idOf(draft.departmentId),
    supervisorId: idOf(draft.supervisorId),
    ...(watching.length > 0 && { watching }),
    ...(supervising.length > 0 && { supervising }),
  };
};
