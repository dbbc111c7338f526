import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of risk schedules. */
export const text = {
  "risk_schedule.not_found": "Schedule not found.",
  "risk_schedule.stale": "Another user changed this schedule. Check the current data and save again.",
  "risk_schedule.cancelled": "This schedule was cancelled and can no longer be changed.",
  "risk_schedule.finished": "This schedule has already ended and can no longer be changed.",
  "risk_schedule.start_in_past": "The start cannot be before now.",
  "risk_schedule.start_before_creation": "The start cannot be before the creation of the schedule.",
  "risk_schedule.end_before_start": "The end cannot be before the start.",
  "risk_schedule.span_too_long": "A schedule lasts at most 31 days.",
  "risk_schedule.incomplete": "Enter project, supplier, activities, start and end.",
  "risk_schedule.project_inactive": "This project is not active, so it takes no schedules.",
  "risk_schedule.place_unknown": "This area is not a place of the project.",
  "risk_schedule.activity_unknown": "One of the activities is not part of the project.",
  "risk_schedule.provider_unknown": "This supplier is not linked to the project.",
  "risk_schedule.employee_repeated": "The same worker is in the team twice.",
  "risk_schedule.supervisor_outside_team": "The supervisor must be part of the team.",
  "risk_schedule.watch_missing": "Confined space work needs an attendant in the team.",
  "risk_schedule.supervisor_missing": "Confined space work needs an entry supervisor.",
  "risk_schedule.supervisor_enters": "The entry supervisor cannot do the work in the confined space.",
  "risk_schedule.worker_not_linked": "Some workers are not linked to the project in this period.",
  "risk_schedule.worker_dismissed": "Some workers of the team were dismissed.",
  "risk_schedule.worker_restricted": "Some workers are blocked by this contractor in this period.",
  "risk_schedule.double_booked": "A worker is already scheduled in another area at this time.",
} as const satisfies { readonly [C in ExplainedIn<"riskScheduleRefusals">]: string };
