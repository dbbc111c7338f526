import { companySides } from "@emdia/contract/companies/sides.ts";
import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import { pendencyExportRoutes } from "@emdia/contract/pendencies/export-routes.ts";
import { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import * as z from "zod/mini";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import { type Handler, module } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { entriesSeeing } from "../policy.ts";

const Entry = z.object({
  companyId: Id,
  side: z.enum(companySides),
  permissions: z.array(z.enum(["see_pendency"])),
  projects: z.union([z.literal("all"), z.array(Id)]),
});
/** The payload stores the user's access at the time of the request. */
export const exportPendencies = jobKind(
  "pendencies.export-pendencies",
  z.object({ ...exportReader, accountId: z.optional(Id), entries: z.array(Entry), filter: FilterInOrder }),
);

const KEY = exportPermissions.pendencies;
const entriesOf = (scope: Scope) =>
  entriesSeeing(scope, KEY).map(({ companyId, side, projects }) => ({
    companyId,
    side,
    permissions: ["see_pendency" as const],
    projects: projects === "all" ? ("all" as const) : [...projects],
  }));

const exportToFile: Handler<"POST /reports/pendencies/export"> = async (scope, { body: filter }) => {
  const entries = entriesOf(scope);
  // A user who may export only in companies where they see no pendencies would get an empty file.
  if (entries.length === 0) return refuse("permission.missing", { permission: KEY });
  const companyIds = entries.map(({ companyId }) => companyId);
  return askForExport(scope, {
    kind: "pendencies",
    job: exportPendencies,
    companyIds,
    of: (reader) => ({ ...reader, accountId: scope.account.id, entries, filter }),
  });
};

export const pendencyExport = module("pendency-export", pendencyExportRoutes, { "POST /reports/pendencies/export": exportToFile });
