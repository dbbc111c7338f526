import { workerImageTypes } from "@emdia/contract/workers/record-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler, Precheck } from "../../../platform/http/handler.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { writeImage } from "../store/write-workers.ts";
import { workerFor, workerInView } from "../worker-for.ts";
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

/** Checks worker and permission before the bytes are sent. */
export const precheckImage: Precheck<"PUT /companies/employees/{id}/image"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, "update_employee_image");
  return found.ok ? undefined : found;
};

/** Stores the photo and enqueues its scan; without a scanner it is shown at once. */
export const setImage =
  (files: Links, { scans }: { readonly scans: boolean }): Handler<"PUT /companies/employees/{id}/image"> =>
  async (scope, { params, body: { hash, type } }) => {
    const found = await workerFor(scope, params.id, "update_employee_image");
    if (!found.ok) return found;
    if (!isImageType(type)) return refuse("request.unsupported_type");
    const { providerId, id: workerId } = found.value;
    await writeImage(scope, found.value, { hash, type, verdict: scans ? "waiting" : "clean" });
    if (scans) await enqueue(scope.tx, { job: scanPhoto, payload: { providerId, workerId }, key: `${scanPhoto.name} ${workerId}` });
    await recordHistory(scope, noteOn(found.value, { action: "worker.image_set" }));
    return scans ? null : linkTo(files, params.id, { hash, type });
  };

export const removeImage: Handler<"DELETE /companies/employees/{id}/image"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, "update_employee_image");
  if (!found.ok) return found;
  if (found.value.photoKey === null) return null;
  await writeImage(scope, found.value, null);
  await recordHistory(scope, noteOn(found.value, { action: "worker.image_removed" }));
  return null;
};
