import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { noFiles } from "../../../platform/files/no-files.ts";

export type Links = Pick<FileStore, "signedDownload" | "exists">;
const MS_PER_SECOND = 1_000;

/** Used to print the contract, which opens no file. */
export const noLinks: Links = { signedDownload: noFiles, exists: noFiles };

const TIMEOUT_MS = 1_000;
/** A timeout counts as a missing file, because the request holds a database connection while it waits. */
const isThere = async ({ exists }: Links, hash: string): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  exists(hash).then(resolve, () => resolve(false));
  return promise.finally(() => clearTimeout(timer));
};

type Linked = { readonly hash: string; readonly name: string; readonly type: string; readonly size: number; readonly verdict: FileVerdict };

/** Signed link to a file. The caller checks the permission; files that are not clean are refused. */
export const linkToFile = async (files: Links, { now }: Pick<Scope, "now">, { hash, name, type, size, verdict }: Linked) => {
  if (verdict !== "clean" || !(await isThere(files, hash))) return refuse("document.not_available", { verdict });
  const expiresAt = new Date(now.getTime() + FILE_LINK_SECONDS * MS_PER_SECOND).toISOString();
  return { url: await files.signedDownload({ hash, name, type }, FILE_LINK_SECONDS), name, type, size, expiresAt };
};
