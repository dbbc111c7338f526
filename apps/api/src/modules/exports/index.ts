import { exportRoutes } from "@emdia/contract/exports/routes.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { noFiles } from "../../platform/files/no-files.ts";
import { module } from "../../platform/http/handler.ts";
import { downloadExport } from "./download-export.ts";
import { listOwnExports } from "./list-own-exports.ts";

export const exports = ({ files = { signedDownload: noFiles } }: { readonly files?: Pick<FileStore, "signedDownload"> | undefined }) =>
  module("exports", exportRoutes, {
    "GET /reports/exports": listOwnExports,
    "POST /reports/exports/{jobId}/download": downloadExport(files),
  });
