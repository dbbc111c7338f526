import { workerImageTypes } from "@emdia/contract/workers/record-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { writeImage } from "../store/write-workers.ts";
import { workerFor, workerInView } from "../worker-for.ts";
import { noteOn } from "./remember-worker.ts";

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
    const { id, photoKey: hash, photoType: type } = found.value;
    return hash !== null && isImageType(type) ? linkTo(files, id, { hash, type }) : refuse("worker.image_not_found");
  };

export const setImage =
  (files: Links): Handler<"PUT /companies/employees/{id}/image"> =>
  async (scope, { params, body: { hash, type } }) => {
    const found = await workerFor(scope, params.id, "update_employee_image");
    if (!found.ok) return found;
    if (!isImageType(type)) return refuse("request.unsupported_type");
    await writeImage(scope, found.value, { hash, type });
    await recordHistory(scope, noteOn(found.value, { action: "worker.image_set" }));
    return linkTo(files, params.id, { hash, type });
  };

export const removeImage: Handler<"DELETE /companies/employees/{id}/image"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, "update_employee_image");
  if (!found.ok) return found;
  if (found.value.photoKey === null) return null;
  await writeImage(scope, found.value, null);
  await recordHistory(scope, noteOn(found.value, { action: "worker.image_removed" }));
  return null;
};
