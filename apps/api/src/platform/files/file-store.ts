import type { Readable } from "node:stream";
import type { Clock } from "../clock/clock.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { type DownloadFile, downloadHeaders } from "./download-headers.ts";
import { downloadLinks } from "./download-link.ts";
import { keyOf } from "./file-key.ts";
import { folderStorage } from "./folder-storage.ts";
import { keepFile, type Limits, type StoreFileResult } from "./keep-file.ts";
import { prepareToSpool } from "./spool.ts";
import type { IsSpared } from "./storage.ts";
import { hashesUnder } from "./stored-hashes.ts";

export type FileStoreOptions = {
  readonly storageUrl: string;
  readonly dataDir: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Who sends a file is told that it could not be kept; why, is for whoever runs the server. */
  readonly onFailure?: (error: unknown) => void;
};
export type Download = { readonly headers: ReturnType<typeof downloadHeaders>; readonly bytes: Readable };

export type FileStore = {
  /** Once it is accepted the bytes are safe: a row may name them. A refused or broken stream is closed, and leaves nothing. */
  readonly store: (bytes: Readable, limits: Limits) => Promise<StoreFileResult>;
  /** Nothing for a file that is not there. Whoever asks for the bytes reads or destroys them. */
  readonly read: (hash: string) => Promise<Readable | undefined>;
  readonly exists: (hash: string) => Promise<boolean>;
  readonly remove: (hash: string) => Promise<void>;
  /** Removes bytes unless they are spared, which is asked when nobody finds them any more; whether they are gone. */
  readonly removeUnless: (hash: string, isSpared: IsSpared) => Promise<boolean>;
  /** A link for somebody who may read this file now. */
  readonly signedDownload: (file: DownloadFile, lifeSeconds: number) => Promise<string>;
  /** What the route of the links answers; nothing for a link that is not ours, is old, or whose file is gone. */
  readonly download: (link: string) => Promise<Download | undefined>;
  /** Where bytes wait on this machine until they are whole. */
  readonly incoming: string;
  /** What is kept under these digits, a page at a time: a file's folders are the first four digits of its hash. */
  readonly hashesUnder: (digits: string) => AsyncIterable<readonly string[]>;
  /** When these bytes were stored last; nothing for what is not there. */
  readonly storedAt: (hash: string) => Promise<Date | undefined>;
};

export const openFileStore = async (options: FileStoreOptions): Promise<FileStore> => {
  const { storageUrl, dataDir, secret, clock, onFailure = () => undefined } = options;
  const storage = storageUrl.startsWith("s3:") ? bucketStorage(storageUrl, dataDir) : folderStorage(storageUrl);
  const { disk, incoming, presign } = storage;
  await storage.recover?.();
  await prepareToSpool(incoming, clock.now());
  const links = downloadLinks(secret);
  const read = async (hash: string) => storage.read(keyOf(hash));
  const exists = (hash: string) => disk.exists(keyOf(hash));
  return {
    store: keepFile(storage, onFailure),
    read,
    exists,
    remove: (hash) => disk.delete(keyOf(hash)),
    removeUnless: (hash, isSpared) => storage.removeUnless(keyOf(hash), isSpared),
    signedDownload: async (file, lifeSeconds) =>
      presign ? presign(file, lifeSeconds) : links.sign(file, new Date(clock.now().getTime() + lifeSeconds * 1000)),
    download: async (link) => {
      const file = links.verify(link, clock.now());
      const bytes = file && (await read(file.hash));
      return file && bytes && { headers: downloadHeaders(file), bytes };
    },
    incoming,
    hashesUnder: (digits) => hashesUnder(disk, digits),
    storedAt: async (hash) => ((await exists(hash)) ? (await disk.getMetaData(keyOf(hash))).lastModified : undefined),
  };
};
