import { automaticScheduleRoutes } from "@emdia/contract/risk-schedule/automatic.ts";
import { riskConflictRoutes } from "@emdia/contract/risk-schedule/conflict.ts";
import { riskScheduleRoutes } from "@emdia/contract/risk-schedule/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { automaticSettingHistory, changeAutomaticSetting, readAutomaticSetting } from "./automatic/automatic-setting.ts";
import { listCandidates } from "./candidates/list-candidates.ts";
import { listActivities } from "./choices/list-activities.ts";
import { listProjects, readProjectOptions } from "./choices/project-choices.ts";
import { changeConflictRule, conflictTableHistory, readConflictTable, resetConflictRule } from "./conflicts/conflict-table.ts";
import { cancelSchedule } from "./schedules/cancel-schedule.ts";
import { changeSchedule } from "./schedules/change-schedule.ts";
import { createSchedule } from "./schedules/create-schedule.ts";
import { listSchedules } from "./schedules/list-schedules.ts";
import { readSchedule, scheduleHistory } from "./schedules/read-schedule.ts";
import { revalidateSchedule } from "./schedules/revalidate-schedule.ts";

export { planAutomaticJob } from "./automatic/plan-automatic-job.ts";
export { conflictJobs } from "./conflicts/settle-conflicts-job.ts";
export { scheduleQueue, settleScheduleJob } from "./suspension/settle-schedule-job.ts";

export const riskSchedules = module("risk-schedule", riskScheduleRoutes, {
  "GET /risk-activities/default-list": listActivities,
  "GET /risk-schedule": listSchedules,
  "POST /risk-schedule": createSchedule,
  "GET /risk-schedule/projects": listProjects,
  "GET /risk-schedule/projects/{projectId}": readProjectOptions,
  "GET /risk-schedule/{id}": readSchedule,
  "PUT /risk-schedule/{id}": changeSchedule,
  "PATCH /risk-schedule/{id}/cancel": cancelSchedule,
  "PATCH /risk-schedule/{id}/revalidate": revalidateSchedule,
  "GET /risk-schedule/{id}/history": scheduleHistory,
  "GET /employees/risk-schedule/{id}": listCandidates,
});

const settingRoutes = { ...riskConflictRoutes, ...automaticScheduleRoutes };
/** Settings of a contractor: its table of conflicts, and automatic schedules (C-150 to C-152). */
export const riskSettings = module("risk-settings", settingRoutes, {
  "GET /companies/{companyId}/risk-conflicts": readConflictTable,
  "PUT /companies/{companyId}/risk-conflicts": changeConflictRule,
  "PUT /companies/{companyId}/risk-conflicts/reset": resetConflictRule,
  "GET /companies/{companyId}/risk-conflicts/history": conflictTableHistory,
  "GET /companies/{companyId}/risk-schedule-config": readAutomaticSetting,
  "PATCH /companies/{companyId}/risk-schedule-config": changeAutomaticSetting,
  "GET /companies/{companyId}/risk-schedule-config/history": automaticSettingHistory,
});
