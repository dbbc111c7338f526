import { workerImageTypes } from "@emdia/contract/workers/record-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler, Precheck } from "../../../platform/http/handler.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { StoredWorker } from "../store/workers.ts";
import { writeImage } from "../store/write-workers.ts";
import { linkedWorkerFor, workerFor, workerInView } from "../worker-for.ts";
import { noteOn } from "./remember-worker.ts";
import { scanPhoto } from "./scan-photo-job.ts";

type Links = Pick<FileStore, "signedDownload">;
const LINK_SECONDS = 600;
type ImageType = (typeof workerImageTypes)[number];
const isImageType = (type: string | null): type is ImageType => workerImageTypes.some((known) => known === type);

/** The file name has the worker's id instead of the name, because proxies log the link. */
const linkTo = async (files: Links, id: number, { hash, type }: { readonly hash: string; readonly type: ImageType }) => ({
  url: await files.signedDownload({ hash, name: `colaborador-${id}`, type }, LINK_SECONDS),
  type,
});

export const readImage =
  (files: Links): Handler<"GET /companies/employees/{id}/image"> =>
  async (scope, { params }) => {
    const found = await workerInView(scope, params.id);
    if (!found.ok) return found;
    const { id, photoKey: hash, photoType: type, photoVerdict } = found.value;
    if (hash === null || !isImageType(type)) return refuse("worker.image_not_found");
    if (photoVerdict === "infected") return refuse("worker.image_infected");
    return photoVerdict === "clean" ? linkTo(files, id, { hash, type }) : refuse("worker.image_not_scanned");
  };

const KEY = "update_employee_image";

/** Checks worker and permission before the bytes are sent. */
export const precheckImage: Precheck<"PUT /companies/employees/{id}/image"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, KEY);
  return found.ok ? undefined : found;
};

export const precheckLinkedImage: Precheck<"POST /companies/employees/{contractId}/upload-image"> = async (scope, { params }) => {
  const found = await linkedWorkerFor(scope, params.contractId, KEY);
  return found.ok ? undefined : found;
};

type Options = { readonly files: Links; readonly scans: boolean };
type Sent = { readonly hash: string; readonly type: string };

/** Stores the photo and enqueues its scan; without a scanner it is shown at once. */
const saveImage = async (scope: Scope, worker: StoredWorker, { hash, type, files, scans }: Sent & Options) => {
  if (!isImageType(type)) return refuse("request.unsupported_type");
  const { providerId, id: workerId } = worker;
  await writeImage(scope, worker, { hash, type, verdict: scans ? "waiting" : "clean" });
  if (scans) await enqueue(scope.tx, { job: scanPhoto, payload: { providerId, workerId }, key: `${scanPhoto.name} ${workerId}` });
  await recordHistory(scope, noteOn(worker, { action: "worker.image_set" }));
  return scans ? null : linkTo(files, workerId, { hash, type });
};

const clearImage = async (scope: Scope, worker: StoredWorker): Promise<null> => {
  if (worker.photoKey === null) return null;
  await writeImage(scope, worker, null);
  await recordHistory(scope, noteOn(worker, { action: "worker.image_removed" }));
  return null;
};

export const setImage =
  (options: Options): Handler<"PUT /companies/employees/{id}/image"> =>
  async (scope, { params, body }) => {
    const found = await workerFor(scope, params.id, KEY);
    return found.ok ? saveImage(scope, found.value, { ...body, ...options }) : found;
  };

/** A worker has one photo, whichever of their links names them. */
export const setLinkedImage =
  (options: Options): Handler<"POST /companies/employees/{contractId}/upload-image"> =>
  async (scope, { params, body }) => {
    const found = await linkedWorkerFor(scope, params.contractId, KEY);
    return found.ok ? saveImage(scope, found.value, { ...body, ...options }) : found;
  };

export const removeImage: Handler<"DELETE /companies/employees/{id}/image"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, KEY);
  return found.ok ? clearImage(scope, found.value) : found;
};

export const removeLinkedImage: Handler<"DELETE /companies/employees/{contractId}/remove-image"> = async (scope, { params }) => {
  const found = await linkedWorkerFor(scope, params.contractId, KEY);
  return found.ok ? clearImage(scope, found.value) : found;
};
