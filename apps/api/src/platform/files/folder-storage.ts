import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Storage } from "./storage.ts";
import { deleteIfUnreferenced, recoverAside } from "./taken-aside.ts";

/** fsync of a folder: a renamed file survives a power failure only after its folder is written. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Storage in a folder. Bytes are spooled in the same folder, so that a rename moves them atomically: the library's move copies, and a
 * killed process would leave half a file under the hash of the whole one.
 */
export const folderStorage = (storageUrl: string): Storage => {
  const location = fileURLToPath(storageUrl);
  const incoming = join(location, "incoming");
  return {
    disk: new Disk(new FSDriver({ location, visibility: "private" })),
    incoming,
    removeUnless: (key, isSpared) => deleteIfUnreferenced({ location, incoming }, key, isSpared),
    recover: () => recoverAside({ location, incoming }),
    read: async (key) => {
      const file = await open(join(location, key)).catch((error) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return file?.createReadStream();
    },
    settle: async ({ path }, key) => {
      const place = join(location, key);
      const folder = dirname(place);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(path, place);
      await syncFolder(folder);
      if (made) for (const above of [dirname(folder), location]) await syncFolder(above);
    },
  };
};
