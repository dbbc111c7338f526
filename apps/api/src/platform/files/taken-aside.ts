import { link, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../config/file-failure.ts";
import { HASH, keyOf } from "./file-key.ts";
import type { IsSpared } from "./storage.ts";

type Folders = { readonly location: string; readonly incoming: string };
const ASIDE = ".aside";

/**
 * Renames the file back unless a concurrent store has written it again. Disks without hard links overwrite the newer file, which has the
 * same bytes.
 */
const putBack = async (aside: string, place: string): Promise<void> => {
  await link(aside, place).catch((error: unknown) => (hasCode(error, "EEXIST") ? undefined : rename(aside, place)));
  await rm(aside, { force: true });
};

const takeAside = (place: string, aside: string): Promise<boolean> =>
  rename(place, aside).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, "ENOENT")) return false;
      throw error;
    },
  );

/**
 * Deletes without racing a concurrent store: renames the file first, checks its mtime and references, then deletes or restores it. A store
 * after the rename writes a new file.
 */
export const deleteIfUnreferenced = async ({ location, incoming }: Folders, key: string, isSpared: IsSpared): Promise<boolean> => {
  const place = join(location, key);
  const aside = join(incoming, `${key.slice(key.lastIndexOf("/") + 1)}${ASIDE}`);
  if (!(await takeAside(place, aside))) return false;
  const { mtime } = await stat(aside);
  const stays = await isSpared(mtime).catch(async (error: unknown) => {
    await putBack(aside, place);
    throw error;
  });
  await (stays ? putBack(aside, place) : rm(aside, { force: true }));
  return !stays;
};

/** Restores files that a killed process had renamed before its decision. The next nights check them again. */
export const recoverAside = async ({ location, incoming }: Folders): Promise<void> => {
  for (const name of await readdir(incoming).catch(() => [])) {
    const hash = name.slice(0, -ASIDE.length);
    if (name.endsWith(ASIDE) && HASH.test(hash)) await putBack(join(incoming, name), join(location, keyOf(hash)));
  }
};
