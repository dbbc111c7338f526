import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { Scope } from "../../../platform/access/scope.ts";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { companyToRestrict } from "./policy.ts";

export const exportRestrictions = jobKind("workers.export-restrictions", z.object({ ...exportReader, companyId: Id }));

const requestExport = async (scope: Scope, companyId: number) => {
  const company = companyToRestrict(scope, exportPermissions.restrictions, companyId);
  if (!company.ok) return company;
  return askForExport(scope, {
    kind: "restrictions",
    job: exportRestrictions,
    companyIds: [company.value],
    of: (reader) => ({ ...reader, companyId: company.value }),
  });
};

/** The specification does not state the method, so GET and POST both work (CD-135). */
export const exportRestrictionHistory: Handler<"GET /companies/{companyId}/restricted-employee/export-history"> = (scope, { params }) =>
  requestExport(scope, params.companyId);
export const askForRestrictionHistory: Handler<"POST /companies/{companyId}/restricted-employee/export-history"> = (scope, { params }) =>
  requestExport(scope, params.companyId);
