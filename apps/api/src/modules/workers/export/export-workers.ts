import { createHash } from "node:crypto";
import { EXPORT_LINK_HOURS, LOCALES } from "@emdia/contract/limits.ts";
import { Id } from "@emdia/contract/list.ts";
import { workerExportRoutes } from "@emdia/contract/workers/export-routes.ts";
import { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import * as z from "zod/mini";
import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";
import { type Handler, module } from "../../../platform/http/handler.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { languageOf } from "../store/export-language.ts";

const kept = ["see_employee", "see_employee_data"] as const;
const Entry = z.object({
  companyId: Id,
  side: z.enum(["contractor", "provider"]),
  permissions: z.array(z.enum(kept)),
  projects: z.union([z.literal("all"), z.array(Id)]),
});
/** Who sees what is written down as it was when the file was asked for. */
export const exportWorkers = jobKind(
  "workers.export-workers",
  z.object({ email: z.email(), language: z.enum(LOCALES), entries: z.array(Entry), filter: WorkerFilter }),
);

const entriesOf = (scope: Scope) =>
  entriesHolding(scope, "export_employee").map((entry) => ({
    companyId: entry.companyId,
    side: entry.side,
    permissions: kept.filter((key) => holds(entry, key)),
    projects: entry.projects === "all" ? ("all" as const) : [...entry.projects],
  }));

/** Asking again for the same before it is made is one file and one e-mail. */
const exportToFile: Handler<"POST /companies/employees/export"> = async (scope, { body: filter }) => {
  const { tx, account } = scope;
  const payload = { email: account.email, language: await languageOf(tx, account.id), entries: entriesOf(scope), filter };
  const jobId = createHash("sha256")
    .update(JSON.stringify([account.id, payload]))
    .digest("hex");
  await enqueue(tx, { job: exportWorkers, payload, key: `${exportWorkers.name} ${jobId}` });
  return { jobId, email: account.email, linkHours: EXPORT_LINK_HOURS };
};

export const workerExport = module("worker-export", workerExportRoutes, { "POST /companies/employees/export": exportToFile });
