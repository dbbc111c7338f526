import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import type { StoredExport } from "../../platform/exports/asked-exports.ts";

/** Whether the user still has the permission of the export in one of its companies. */
export const mayDownload = (scope: Pick<Scope, "entries">, { kind, company_ids }: Pick<StoredExport, "kind" | "company_ids">): boolean =>
  entriesHolding(scope, exportPermissions[kind]).some(({ companyId }) => company_ids.includes(companyId));
