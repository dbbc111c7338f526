import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Clock } from "../clock/clock.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { downloadHeaders, type Named } from "./download-headers.ts";
import { downloadLinks } from "./download-link.ts";
import { keyOf } from "./file-key.ts";
import { folderStorage } from "./folder-storage.ts";
import { sniffType } from "./sniff-type.ts";
import { prepareToSpool, spool } from "./spool.ts";
import type { Storage } from "./storage.ts";

export type FileStoreOptions = { readonly storageUrl: string; readonly dataDir: string; readonly secret: string; readonly clock: Clock };
export type StoredFile = { readonly hash: string; readonly size: number; readonly type: string };
/** `accepted` names the types that may be kept, as the bytes themselves tell them. */
export type Limits = { readonly maxBytes: number; readonly accepted?: readonly string[] };
export type Download = { readonly headers: ReturnType<typeof downloadHeaders>; readonly bytes: Readable };

export type FileStore = {
  /** Once it is accepted the bytes are safe: a row may name them. A refused or broken stream is closed, and leaves nothing. */
  readonly store: (bytes: Readable, limits: Limits) => Promise<Outcome<StoredFile, "request.too_large" | "request.unsupported_type">>;
  /** Nothing for a file that is not there. Whoever asks for the bytes reads or destroys them. */
  readonly read: (hash: string) => Promise<Readable | undefined>;
  readonly exists: (hash: string) => Promise<boolean>;
  readonly remove: (hash: string) => Promise<void>;
  /** A link for somebody who may read this file now. */
  readonly signedDownload: (file: Named, lifeSeconds: number) => Promise<string>;
  /** What the route of the links answers; nothing for a link that is not ours, is old, or whose file is gone. */
  readonly download: (link: string) => Promise<Download | undefined>;
};

const storing =
  ({ incoming, settle }: Storage): FileStore["store"] =>
  async (bytes, { maxBytes, accepted }) => {
    const spooled = await spool(bytes, { folder: incoming, maxBytes });
    if (!spooled) return refuse("request.too_large", { maxBytes });
    const { path, hash, size } = spooled;
    try {
      const type = await sniffType(path);
      if (accepted && !accepted.includes(type)) return refuse("request.unsupported_type", { type, accepted });
      await settle(spooled, keyOf(hash), type);
      return accept({ hash, size, type });
    } finally {
      await rm(path, { force: true });
    }
  };

export const openFileStore = async ({ storageUrl, dataDir, secret, clock }: FileStoreOptions): Promise<FileStore> => {
  const storage = storageUrl.startsWith("s3:") ? bucketStorage(storageUrl, dataDir) : folderStorage(storageUrl);
  const { disk, incoming, presign } = storage;
  await prepareToSpool(incoming, clock.now());
  const links = downloadLinks(secret);
  const read = async (hash: string) => storage.read(keyOf(hash));
  return {
    store: storing(storage),
    read,
    exists: (hash) => disk.exists(keyOf(hash)),
    remove: (hash) => disk.delete(keyOf(hash)),
    signedDownload: async (file, lifeSeconds) =>
      presign ? presign(file, lifeSeconds) : links.sign(file, new Date(clock.now().getTime() + lifeSeconds * 1000)),
    download: async (link) => {
      const file = links.verify(link, clock.now());
      const bytes = file && (await read(file.hash));
      return file && bytes && { headers: downloadHeaders(file), bytes };
    },
  };
};
