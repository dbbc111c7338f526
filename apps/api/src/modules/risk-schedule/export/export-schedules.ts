import { companySides } from "@emdia/contract/companies/sides.ts";
import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import { RiskScheduleFilter } from "@emdia/contract/risk-schedule/schedule.ts";
import * as z from "zod/mini";
import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";

/** `see_employee` decides which reasons of a suspension the file has. */
const exportedPermissions = ["see_risk_schedule", "see_employee"] as const;
const Entry = z.object({
  companyId: Id,
  side: z.enum(companySides),
  permissions: z.array(z.enum(exportedPermissions)),
  projects: z.union([z.literal("all"), z.array(Id)]),
});
/** The payload stores the user's permissions at the time of the request. */
export const exportSchedules = jobKind(
  "schedules.export-schedules",
  z.object({ ...exportReader, entries: z.array(Entry), filter: RiskScheduleFilter }),
);

const entriesOf = (scope: Scope) =>
  entriesHolding(scope, exportPermissions.risk_schedules).map((entry) => ({
    companyId: entry.companyId,
    side: entry.side,
    permissions: exportedPermissions.filter((key) => holds(entry, key)),
    projects: entry.projects === "all" ? ("all" as const) : [...entry.projects],
  }));

export const exportSchedulesToFile: Handler<"POST /risk-schedule/export"> = (scope, { body: filter }) => {
  const entries = entriesOf(scope);
  const companyIds = entries.map(({ companyId }) => companyId);
  return askForExport(scope, {
    kind: "risk_schedules",
    job: exportSchedules,
    companyIds,
    of: (reader) => ({ ...reader, entries, filter }),
  });
};
