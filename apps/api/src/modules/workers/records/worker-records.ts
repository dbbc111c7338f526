import { workerRecordRoutes } from "@emdia/contract/workers/record-routes.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { noFiles } from "../../../platform/files/no-files.ts";
import { module, withPrechecks } from "../../../platform/http/handler.ts";
import { changeNamedWorker, changeWorker } from "./change-worker.ts";
import { checkWorkerExists } from "./check-worker-exists.ts";
import { changeContracts } from "./contracts/change-contracts.ts";
import { unlinkWorker } from "./contracts/unlink-worker.ts";
import { workerProjects } from "./contracts/worker-projects.ts";
import { createWorker } from "./create-worker.ts";
import { permissionByProvider } from "./permission-by-provider.ts";
import { readWorker } from "./read-worker.ts";
import { previewRemoval, removeWorker } from "./remove-worker.ts";
import { listForeignDocuments, listGenders, listRegimes } from "./value-lists.ts";
import { workerActivityTypes } from "./worker-activity-types.ts";
import { workerHistory } from "./worker-history.ts";
import { precheckImage, precheckLinkedImage, readImage, removeImage, removeLinkedImage, setImage, setLinkedImage } from "./worker-image.ts";

/** Replaces the file store on a server without one; such a server has no photos. */
const withoutStore: Pick<FileStore, "signedDownload"> = { signedDownload: noFiles };

type Options = { readonly files?: Pick<FileStore, "signedDownload"> | undefined; readonly scans?: boolean | undefined };

export const workerRecords = ({ files = withoutStore, scans = false }: Options) =>
  withPrechecks(
    module("worker-records", workerRecordRoutes, {
      "GET /companies/employees/{id}": readWorker,
      "GET /companies/employees/{id}/search": readWorker,
      "GET /companies/employees/check-employee-exists/{document}": checkWorkerExists,
      "POST /companies/employees": createWorker,
      "PUT /companies/employees": changeNamedWorker,
      "PUT /companies/employees/{id}": changeWorker,
      "PUT /companies/employees/{id}/contracts": changeContracts,
      "GET /companies/employees/{id}/removal-preview": previewRemoval,
      "DELETE /companies/employees/{id}": removeWorker,
      "DELETE /companies/employees/{employeeId}/projects/{projectId}": unlinkWorker,
      "GET /companies/employees/{id}/history": workerHistory,
      "GET /employees/{id}/projects-info": workerProjects,
      "GET /employees/{id}/activity-types": workerActivityTypes,
      "GET /companies/employees/{id}/image": readImage(files),
      "PUT /companies/employees/{id}/image": setImage({ files, scans }),
      "DELETE /companies/employees/{id}/image": removeImage,
      "POST /companies/employees/{contractId}/upload-image": setLinkedImage({ files, scans }),
      "DELETE /companies/employees/{contractId}/remove-image": removeLinkedImage,
      "GET /companies/permission-by-provider/{id}": permissionByProvider,
      "GET /system-genders": listGenders,
      "GET /contract-regimes": listRegimes,
      "GET /document-type": listForeignDocuments,
    }),
    {
      "PUT /companies/employees/{id}/image": precheckImage,
      "POST /companies/employees/{contractId}/upload-image": precheckLinkedImage,
    },
  );
