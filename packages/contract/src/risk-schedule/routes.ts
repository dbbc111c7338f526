import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { HistoryEntry } from "../history/entry.ts";
import { Id, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { RiskCalendar, RiskCalendarQuery } from "./calendar.ts";
import { RiskCandidateQuery, RiskCandidates, ScheduleIdOrNew } from "./competence.ts";
import { RISK_REASON_MAX } from "./limits.ts";
import { RiskSchedule, RiskScheduleChange, RiskScheduleInput, RiskScheduleListQuery, RiskScheduleRow } from "./schedule.ts";

const Named = z.object({ id: Id, name: z.string() });

/** Risk activity of the platform, or of a contractor in the scope. */
export const RiskActivityChoice = z.object({
  /** 0 is the platform. */
  ownerId: z.int(),
  id: Id,
  name: CatalogueText,
  norm: z.nullable(z.string()),
  permit: z.nullable(CatalogueText),
  /** The contractor whose own activity it is; null for the platform's. */
  companyName: z.nullable(z.string()),
});
export type RiskActivityChoice = z.output<typeof RiskActivityChoice>;

/** Project in which the user may plan. */
export const RiskProjectChoice = z.object({ id: Id, name: z.string(), company: Named });
export type RiskProjectChoice = z.output<typeof RiskProjectChoice>;

/** What a schedule of a project can choose. */
export const RiskProjectOptions = z.object({
  facilities: z.array(z.object({ id: Id, name: z.string(), departments: z.array(Named) })),
  activities: z.array(z.omit(RiskActivityChoice, { companyName: true })),
  providers: z.array(Named),
});
export type RiskProjectOptions = z.output<typeof RiskProjectOptions>;

const notSeen = ["risk_schedule.not_found", "permission.missing"] as const;
const checked = [
  "risk_schedule.end_before_start",
  "risk_schedule.span_too_long",
  "risk_schedule.project_inactive",
  "risk_schedule.place_unknown",
  "risk_schedule.activity_unknown",
  "risk_schedule.employee_repeated",
  "risk_schedule.supervisor_outside_team",
  "risk_schedule.watch_missing",
  "risk_schedule.supervisor_missing",
  "risk_schedule.supervisor_enters",
  "risk_schedule.worker_not_linked",
  "risk_schedule.worker_dismissed",
  "risk_schedule.worker_restricted",
  "risk_schedule.double_booked",
  "risk_schedule.conflict_open",
  "risk_schedule.conflict_forbidden",
  "risk_schedule.conflict_reason_missing",
] as const;

export const riskScheduleRoutes = routes({
  "GET /risk-activities/default-list": {
    permission: "see_risk_schedule",
    summary: "Lists the risk activities of the platform and of the contractors in scope",
    answer: z.array(RiskActivityChoice),
  },
  "GET /risk-schedule": {
    permission: "see_risk_schedule",
    summary: "Lists risk schedules: those that need an action, then the coming ones, then the past ones",
    query: RiskScheduleListQuery,
    answer: list(RiskScheduleRow),
  },
  "POST /risk-schedule": {
    permission: "add_risk_schedule",
    summary: "Creates a risk schedule of a supplier's team",
    body: RiskScheduleInput,
    answer: RiskSchedule,
    status: 201,
    refusals: [...checked, "project.not_found", "risk_schedule.start_in_past", "risk_schedule.provider_unknown", "permission.missing"],
  },
  "GET /risk-schedule/calendar": {
    permission: "see_risk_schedule",
    summary: "Lists the schedules of at most 42 days for a calendar, the first 1,000 by start, and the number of all",
    query: RiskCalendarQuery,
    answer: RiskCalendar,
    refusals: ["risk_schedule.range_reversed", "risk_schedule.range_too_long"],
  },
  "GET /risk-schedule/projects": {
    permission: ["add_risk_schedule", "update_risk_schedule"],
    summary: "Lists the active projects in which the user may plan, by name",
    query: z.object({ ...paging(), name: z.optional(searchText) }),
    answer: list(RiskProjectChoice),
  },
  "GET /risk-schedule/projects/{projectId}": {
    permission: ["add_risk_schedule", "update_risk_schedule"],
    summary: "Returns the places, risk activities and suppliers that a schedule of the project can choose",
    answer: RiskProjectOptions,
    refusals: ["project.not_found"],
  },
  "GET /risk-schedule/{id}": {
    permission: "see_risk_schedule",
    summary: "Returns a risk schedule with its team and their competence",
    answer: RiskSchedule,
    refusals: ["risk_schedule.not_found"],
  },
  "PUT /risk-schedule/{id}": {
    permission: "update_risk_schedule",
    summary: "Changes a risk schedule that has not ended",
    body: RiskScheduleChange,
    answer: RiskSchedule,
    refusals: [
      ...notSeen,
      ...checked,
      "risk_schedule.stale",
      "risk_schedule.cancelled",
      "risk_schedule.finished",
      "risk_schedule.start_before_creation",
    ],
  },
  "PATCH /risk-schedule/{id}/cancel": {
    permission: "remove_risk_schedule",
    summary: "Cancels a risk schedule for good",
    body: z.object({ reason: requiredText(RISK_REASON_MAX) }),
    answer: RiskSchedule,
    refusals: [...notSeen, "risk_schedule.cancelled", "risk_schedule.finished"],
  },
  "PATCH /risk-schedule/{id}/revalidate": {
    permission: "update_risk_schedule",
    summary: "Resumes a schedule that was suspended after its start, once every cause has ended",
    answer: RiskSchedule,
    refusals: [...notSeen, "risk_schedule.cancelled", "risk_schedule.finished", "risk_schedule.still_suspended"],
  },
  "GET /risk-schedule/{id}/history": {
    permission: "see_history_risk_schedule",
    summary: "Lists changes of a risk schedule, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: notSeen,
  },
  "GET /employees/risk-schedule/{id}": {
    permission: "see_risk_schedule",
    summary: "Lists workers for a schedule, those who may do the whole of it first; the id of an unsaved one is 0",
    params: { id: ScheduleIdOrNew },
    query: RiskCandidateQuery,
    answer: RiskCandidates,
    refusals: [
      "risk_schedule.not_found",
      "risk_schedule.incomplete",
      "risk_schedule.end_before_start",
      "risk_schedule.span_too_long",
      "project.not_found",
    ],
  },
});
