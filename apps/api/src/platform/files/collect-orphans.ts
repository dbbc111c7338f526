import type { FileStore } from "./file-store.ts";

const DAY_MS = 86_400_000;
const PARTS = 8;
const FOLDERS = 0x10000;
const DIGITS = 4;
const ASKED_AT_ONCE = 1_000;

type Options = {
  readonly now: Date;
  /** Which of these hashes some row names. */
  readonly named: (hashes: readonly string[]) => Promise<readonly string[]>;
};

/** An eighth of the folders each day, so that all of them are seen in eight, whatever the size of the store. */
const foldersOf = (now: Date): readonly string[] => {
  const part = Math.floor(now.getTime() / DAY_MS) % PARTS;
  return Array.from({ length: FOLDERS / PARTS }, (_, at) => (at * PARTS + part).toString(16).padStart(DIGITS, "0"));
};

type Store = Pick<FileStore, "hashesUnder" | "storedAt" | "removeUnless">;

/**
 * What was stored just now may be about to be named, so its age decides, and is asked twice: first so that nothing young is touched, and once
 * more when nobody can store it unseen. Somebody may have named it meanwhile as well.
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

/** Removes bytes that have lain for a day and that no row names: whoever sent them was cut off before their row was written, or took it back. */
export const collectOrphans = async (files: Store, asked: Options): Promise<number> => {
  let removed = 0;
  for (const folder of foldersOf(asked.now)) {
    for await (const page of files.hashesUnder(folder)) {
      for (let at = 0; at < page.length; at += ASKED_AT_ONCE) {
        const hashes = page.slice(at, at + ASKED_AT_ONCE);
        const kept = new Set(await asked.named(hashes));
        removed += await removeOld(
          files,
          hashes.filter((hash) => !kept.has(hash)),
          asked,
        );
      }
    }
  }
  return removed;
};
