import { exportRoutes } from "@emdia/contract/exports/routes.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { module } from "../../platform/http/handler.ts";
import { downloadExport } from "./download-export.ts";
import { listOwnExports } from "./list-own-exports.ts";

const noFiles = (): never => {
  throw new Error("this server keeps no files");
};

export const exports = ({ files = { signedDownload: noFiles } }: { readonly files?: Pick<FileStore, "signedDownload"> | undefined }) =>
  module("exports", exportRoutes, {
    "GET /reports/exports": listOwnExports,
    "POST /reports/exports/{jobId}/download": downloadExport(files),
  });
