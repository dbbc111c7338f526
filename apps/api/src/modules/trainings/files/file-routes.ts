import { trainingFileRoutes } from "@emdia/contract/trainings/file-routes.ts";
import { noFiles } from "../../../platform/files/no-files.ts";
import { module, withPrechecks } from "../../../platform/http/handler.ts";
import { exportFile, exportFileOfClass } from "../export/export-class.ts";
import { type FileLinks, listFiles, listFilesOfClass, readFile } from "./read-files.ts";
import { removeFile } from "./remove-file.ts";
import { precheckFile, precheckFileOfClass, uploadFile, uploadFileOfClass } from "./upload-class-file.ts";

type Options = { readonly files?: FileLinks | undefined; readonly scans?: boolean | undefined };

/** Routes of the files of classes. */
export const trainingFiles = ({ files = { signedDownload: noFiles }, scans = false }: Options) =>
  withPrechecks(
    module("training-files", trainingFileRoutes, {
      "POST /integrations/{companyId}/export-file": exportFile,
      "POST /integrations/{companyId}/training-classes/{id}/export-file": exportFileOfClass,
      "POST /integrations/{companyId}/upload-files": uploadFile({ scans }),
      "POST /integrations/{companyId}/training-classes/{id}/files": uploadFileOfClass({ scans }),
      "GET /integrations/{companyId}/files": listFiles,
      "GET /integrations/{companyId}/training-classes/{id}/files": listFilesOfClass,
      "GET /integrations/{companyId}/files/{fileId}": readFile(files),
      "PATCH /integrations/{companyId}/remove/{fileId}": removeFile,
    }),
    {
      "POST /integrations/{companyId}/upload-files": precheckFile,
      "POST /integrations/{companyId}/training-classes/{id}/files": precheckFileOfClass,
    },
  );
