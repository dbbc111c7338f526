import { type ExportKind, exportPermissions } from "@emdia/contract/exports/routes.ts";
import { CSV_TYPE, XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import { refuse } from "../../kernel/outcome.ts";
import { ownExport } from "../../platform/exports/asked-exports.ts";
import { recordExportHistory } from "../../platform/exports/export-history.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { PDF_TYPE } from "../../platform/files/sniff-type.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { fileOf } from "./file-of.ts";
import { mayDownload } from "./policy.ts";

/** Types of files other than CSV. */
const fileTypes: { readonly [K in ExportKind]?: string } = { training_certificates: PDF_TYPE, panel_sheet: XLSX_TYPE, panel_pdf: PDF_TYPE };

type Links = Pick<FileStore, "signedDownload">;
const MS_PER_SECOND = 1_000;

/** Issues a signed link that expires after a minute, as links to documents do. */
export const downloadExport =
  (files: Links): Handler<"POST /reports/exports/{jobId}/download"> =>
  async (scope, { params }) => {
    const stored = await ownExport(scope, params.jobId);
    const file = stored && fileOf(stored);
    if (!file) return refuse("export.not_found");
    const { kind, company_ids: companyIds } = stored;
    if (!mayDownload(scope, stored)) return refuse("permission.missing", { permission: exportPermissions[kind], companyId: companyIds[0] });

    const { hash, name } = file;
    await recordExportHistory(scope, { kind, companyIds }, { action: "export.downloaded", fileName: name });
    const expiresAt = new Date(scope.now.getTime() + FILE_LINK_SECONDS * MS_PER_SECOND).toISOString();
    return { url: await files.signedDownload({ hash, type: fileTypes[kind] ?? CSV_TYPE, name }, FILE_LINK_SECONDS), name, expiresAt };
  };
