import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, rmdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FileStore as PartStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import * as z from "zod/mini";
import { clearLeftovers, LEFTOVER_AFTER_MS } from "../../files/spool.ts";

/** Metadata of an upload. The server writes it, so that the sender cannot change it later. */
const About = z.object({
  to: z.string(),
  name: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Reservation in the ledger; uploads of earlier versions have none. */
  uploadId: z.optional(z.int()),
  kept: z.nullable(z.object({ hash: z.string(), size: z.int(), type: z.string(), pages: z.nullable(z.int()) })),
});
export type About = z.output<typeof About>;
export type Waiting = { readonly id: string; readonly size: number; readonly about: About };

const UNFINISHED_MAX = 200;
const written = (about: About) => ({ about: JSON.stringify(about) });

/** Uploads are stored in a folder per account, so an upload of another account is not found. */
const idIn = (account: number, upload: string) => `${account}/${upload}`;

const clearAll = async (folder: string, now: Date): Promise<void> => {
  for (const account of await readdir(folder)) {
    await clearLeftovers(join(folder, account), now);
    await rmdir(join(folder, account)).catch(() => undefined); // the folder is not empty
  }
};

/** Writes the metadata atomically by a rename: a full disk keeps the previous version. */
const writeKnown = async (path: string, upload: Upload): Promise<void> => {
  const next = `${path}.next.json`;
  try {
    await writeFile(next, JSON.stringify(upload));
    await rename(next, `${path}.json`);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
};

/** Opens the store of incomplete uploads. Removes those older than a day. */
export const openDesk = async (incoming: string, now: () => Date) => {
  const folder = join(incoming, "uploads");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new PartStore({ directory: folder, expirationPeriodInMilliseconds: LEFTOVER_AFTER_MS });
  const clear = () => clearAll(folder, now());
  await clear();

  const find = async (id: string): Promise<Waiting> => {
    const { size = 0, metadata } = await store.getUpload(id);
    return { id, size, about: z.parse(About, JSON.parse(metadata?.about ?? "null")) };
  };
  /** Whether the account has too many incomplete uploads. */
  const hasTooMany = async (account: number): Promise<boolean> => {
    const names = await readdir(join(folder, String(account))).catch(() => []);
    const uploads = names.filter((name) => !name.endsWith(".json"));
    if (uploads.length < UNFINISHED_MAX) return false;
    const found = await Promise.allSettled(uploads.map((upload) => find(idIn(account, upload))));
    return found.filter((one) => one.status === "fulfilled" && one.value.about.kept === null).length >= UNFINISHED_MAX;
  };
  return {
    store,
    find,
    clear,
    idIn,
    hasTooMany,
    begin: async (account: number, { size, ...about }: Omit<About, "kept"> & { readonly size: number }): Promise<string> => {
      const upload = randomUUID();
      await store.create(new Upload({ id: idIn(account, upload), size, offset: 0, metadata: written({ ...about, kept: null }) }));
      return upload;
    },
    /**
     * Replaces the bytes with a sparse file of the same size after they are stored, so that a client that lost the response can request it
     * again.
     */
    hollow: async ({ id, size, about }: Waiting, kept: NonNullable<About["kept"]>): Promise<void> => {
      const upload = await store.getUpload(id);
      upload.metadata = written({ ...about, kept });
      await writeKnown(join(folder, id), upload);
      await truncate(join(folder, id), 0);
      await truncate(join(folder, id), size);
    },
  };
};
export type UploadDesk = Awaited<ReturnType<typeof openDesk>>;
