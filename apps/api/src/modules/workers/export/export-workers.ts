import { companySides } from "@emdia/contract/companies/sides.ts";
import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import { workerExportRoutes } from "@emdia/contract/workers/export-routes.ts";
import { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import * as z from "zod/mini";
import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import { type Handler, module } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";

const exportedPermissions = ["see_employee", "see_employee_data"] as const;
const Entry = z.object({
  companyId: Id,
  side: z.enum(companySides),
  permissions: z.array(z.enum(exportedPermissions)),
  projects: z.union([z.literal("all"), z.array(Id)]),
});
/** The payload stores the user's permissions at the time of the request. */
export const exportWorkers = jobKind(
  "workers.export-workers",
  z.object({ ...exportReader, entries: z.array(Entry), filter: WorkerFilter }),
);

const entriesOf = (scope: Scope) =>
  entriesHolding(scope, exportPermissions.workers).map((entry) => ({
    companyId: entry.companyId,
    side: entry.side,
    permissions: exportedPermissions.filter((key) => holds(entry, key)),
    projects: entry.projects === "all" ? ("all" as const) : [...entry.projects],
  }));

const exportToFile: Handler<"POST /companies/employees/export"> = (scope, { body: filter }) => {
  const entries = entriesOf(scope);
  const companyIds = entries.map(({ companyId }) => companyId);
  return askForExport(scope, { kind: "workers", job: exportWorkers, companyIds, of: (reader) => ({ ...reader, entries, filter }) });
};

export const workerExport = module("worker-export", workerExportRoutes, { "POST /companies/employees/export": exportToFile });
