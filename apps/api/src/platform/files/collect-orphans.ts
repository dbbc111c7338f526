import type { FileStore } from "./file-store.ts";

const DAY_MS = 86_400_000;
const PARTS = 8;
const FOLDERS = 0x10000;
const DIGITS = 4;
const ASKED_AT_ONCE = 1_000;

type Options = {
  readonly now: Date;
  /** The hashes that a row references. */
  readonly named: (hashes: readonly string[]) => Promise<readonly string[]>;
};

/** One eighth of the folders per day, so that eight days cover the store. */
const foldersOf = (now: Date): readonly string[] => {
  const part = Math.floor(now.getTime() / DAY_MS) % PARTS;
  return Array.from({ length: FOLDERS / PARTS }, (_, at) => (at * PARTS + part).toString(16).padStart(DIGITS, "0"));
};

type Store = Pick<FileStore, "hashesUnder" | "storedAt" | "removeUnless">;

/**
 * Removes old files without a row. A young file may be about to get its row, so its age is checked twice: before, and again once the file
 * is out of reach of a concurrent store. The references are re-checked as well.
 */
const removeOld = async (files: Store, hashes: readonly string[], { now, named }: Options): Promise<number> => {
  const isYoung = (storedAt: Date) => now.getTime() - storedAt.getTime() < DAY_MS;
  let removed = 0;
  for (const hash of hashes) {
    const storedAt = await files.storedAt(hash);
    if (!storedAt || isYoung(storedAt)) continue;
    const isGone = await files.removeUnless(hash, async (then) => isYoung(then) || (await named([hash])).length > 0);
    if (isGone) removed += 1;
  }
  return removed;
};

/** Removes files older than a day that no row references: the request ended before it wrote the row, or the row was deleted. */
export const collectOrphans = async (files: Store, options: Options): Promise<number> => {
  let removed = 0;
  for (const folder of foldersOf(options.now)) {
    for await (const page of files.hashesUnder(folder)) {
      for (let at = 0; at < page.length; at += ASKED_AT_ONCE) {
        const hashes = page.slice(at, at + ASKED_AT_ONCE);
        const referenced = new Set(await options.named(hashes));
        removed += await removeOld(
          files,
          hashes.filter((hash) => !referenced.has(hash)),
          options,
        );
      }
    }
  }
  return removed;
};
