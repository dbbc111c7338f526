import type { Disk } from "flydrive";
import { hasCode } from "../config/file-failure.ts";
import { HASH } from "./file-key.ts";

const DIGITS = /^[0-9a-f]{4}$/;

/** True if the folder does not exist, which means that it has no files. */
const isNoFolder = (error: unknown): boolean => error instanceof Error && (hasCode(error, "ENOENT") || hasCode(error.cause, "ENOENT"));

/** Hashes in one folder of the store, page by page, in the order of the storage. */
export const hashesUnder = async function* (disk: Disk, digits: string): AsyncGenerator<readonly string[]> {
  if (!DIGITS.test(digits)) throw new Error("a folder of the store is named by four digits of a hash");
  const folder = `${digits.slice(0, 2)}/${digits.slice(2)}/`;
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken }).catch((error: unknown) => {
      if (isNoFolder(error)) return { objects: [] };
      throw error;
    });
    const names = [...page.objects].flatMap((entry) => (entry.isFile ? [entry.name] : []));
    const hashes = names.filter((name) => HASH.test(name));
    if (hashes.length > 0) yield hashes;
    paginationToken = "paginationToken" in page ? page.paginationToken : undefined;
  } while (paginationToken !== undefined);
};
