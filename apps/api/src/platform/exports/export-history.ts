import type { ExportKind } from "@emdia/contract/exports/routes.ts";
import type { Scope } from "../access/scope.ts";
import { rememberAll } from "../history/history.ts";

type Exported = { readonly kind: ExportKind; readonly companyIds: readonly number[] };
type Deed = { readonly action: "export.requested" | "export.downloaded"; readonly fileName?: string };

/** Writes one entry to the history of each company whose rows the export contains. The field is the kind of the export. */
export const recordExportHistory = (scope: Scope, { kind, companyIds }: Exported, { action, fileName }: Deed): Promise<void> =>
  rememberAll(
    scope,
    [...new Set(companyIds)].map((id) => ({
      ownerId: id,
      about: { kind: "company", id },
      subject: { kind: "company", id, name: null },
      action,
      change: { field: kind, from: null, to: fileName ?? null },
    })),
  );
