import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { maySee } from "../policy.ts";
import { findFile, listFilePage } from "../store/files.ts";
import { presentFile } from "./present-file.ts";

const KEY = "see_training_class_file";
const SECOND_MS = 1_000;

export type FileLinks = Pick<FileStore, "signedDownload">;

const listOf = async (scope: Scope, ref: { readonly companyId: number; readonly id: number }, paging: Paging) => {
  const found = await classFor(scope, KEY, ref);
  if (!found.ok) return found;
  const { rows, meta } = await listFilePage(scope.tx, found.value, { ...paging, onlyShared: !maySee(scope, KEY, found.value) });
  return { results: rows.map((row) => presentFile(scope, row)), meta };
};

export const listFiles: Handler<"GET /integrations/{companyId}/files"> = async (scope, { params: { companyId }, query }) => {
  const { trainingClassId: id, ...paging } = query;
  if (id === undefined) return refuse("training_class.not_found");
  return listOf(scope, { companyId, id }, paging);
};
export const listFilesOfClass: Handler<"GET /integrations/{companyId}/training-classes/{id}/files"> = (scope, { params, query }) =>
  listOf(scope, params, query);

/** A supplier gets a link to files that are marked for it only; other files are not found. */
export const readFile =
  (files: FileLinks): Handler<"GET /integrations/{companyId}/files/{fileId}"> =>
  async (scope, { params: { companyId, fileId } }) => {
    const file = await findFile(scope.tx, companyId, fileId);
    const found = file && (await classFor(scope, KEY, { companyId, id: file.classId }));
    if (!file || !found) return refuse("training_file.not_found");
    if (!found.ok) return found.code === "permission.missing" ? refuse(found.code, found.details) : refuse("training_file.not_found");
    if (!file.forSuppliers && !maySee(scope, KEY, file)) return refuse("training_file.not_found");
    if (file.verdict !== "clean") return refuse("training_file.not_available", { verdict: file.verdict });
    const { hash, name, type, size } = file;
    const expiresAt = new Date(scope.now.getTime() + FILE_LINK_SECONDS * SECOND_MS).toISOString();
    return { url: await files.signedDownload({ hash, name, type }, FILE_LINK_SECONDS), name, type, size, expiresAt };
  };
