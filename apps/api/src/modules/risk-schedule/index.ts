import { automaticScheduleRoutes } from "@emdia/contract/risk-schedule/automatic.ts";
import { riskConflictRoutes } from "@emdia/contract/risk-schedule/conflict.ts";
import { workPermitRoutes } from "@emdia/contract/risk-schedule/permit.ts";
import { riskScheduleRoutes } from "@emdia/contract/risk-schedule/routes.ts";
import { noFiles } from "../../platform/files/no-files.ts";
import { module } from "../../platform/http/handler.ts";
import { automaticSettingHistory, changeAutomaticSetting, readAutomaticSetting } from "./automatic/automatic-setting.ts";
import { readCalendar } from "./calendar/read-calendar.ts";
import { listCandidates } from "./candidates/list-candidates.ts";
import { listActivities } from "./choices/list-activities.ts";
import { listProjects, readProjectOptions } from "./choices/project-choices.ts";
import { changeConflictRule, conflictTableHistory, readConflictTable, resetConflictRule } from "./conflicts/conflict-table.ts";
import { issuePermits } from "./permits/issue-permits.ts";
import type { PermitPlace } from "./permits/present-permit.ts";
import { listPermits, readPermit } from "./permits/read-permits.ts";
import { readPublicPermit } from "./permits/read-public-permit.ts";
import { cancelSchedule } from "./schedules/cancel-schedule.ts";
import { changeSchedule } from "./schedules/change-schedule.ts";
import { createSchedule } from "./schedules/create-schedule.ts";
import { listSchedules } from "./schedules/list-schedules.ts";
import { readSchedule, scheduleHistory } from "./schedules/read-schedule.ts";
import { revalidateSchedule } from "./schedules/revalidate-schedule.ts";

export { planAutomaticJob } from "./automatic/plan-automatic-job.ts";
export { settleConflicts } from "./conflicts/settle-conflicts.ts";
export { conflictJobs } from "./conflicts/settle-conflicts-job.ts";
export { exportSchedulesJob, exportSchedulesTemplate } from "./export/export-schedules-job.ts";
export { importedSchedulesTemplate, schedulesImport } from "./import/import-definition.ts";
export { riskScheduleSpreadsheets } from "./import/import-routes.ts";
export { settleSchedule } from "./suspension/settle-schedule.ts";
export { scheduleQueue, settleScheduleJob } from "./suspension/settle-schedule-job.ts";
export { cancelSchedule, changeAutomaticSetting, createSchedule, issuePermits };

export const riskSchedules = module("risk-schedule", riskScheduleRoutes, {
  "GET /risk-activities/default-list": listActivities,
  "GET /risk-schedule": listSchedules,
  "POST /risk-schedule": createSchedule,
  "GET /risk-schedule/calendar": readCalendar,
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

type PermitOptions = { readonly files?: PermitPlace["files"] | undefined; readonly publicUrl: string };

/** Work permits of schedules, and their public page. */
export const workPermits = ({ files = { store: noFiles, signedDownload: noFiles }, publicUrl }: PermitOptions) =>
  module("work-permits", workPermitRoutes, {
    "GET /risk-schedule/{id}/permits": listPermits({ publicUrl }),
    "POST /risk-schedule/{id}/permits": issuePermits({ files, publicUrl }),
    "GET /risk-schedule/{id}/permits/{permitId}": readPermit({ files }),
    "GET /work-permits/{code}": readPublicPermit,
  });
