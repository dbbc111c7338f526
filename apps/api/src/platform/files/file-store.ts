import { statfs } from "node:fs/promises";
import type { Readable } from "node:stream";
import { STORAGE_FREE_MIN_GB } from "@emdia/contract/limits.ts";
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
  /** Receives the cause of a storage error for the log. The sender gets `storage.unavailable` only. */
  readonly onFailure?: (error: unknown) => void;
  /** Free space below which no upload begins. */
  readonly freeMinBytes?: number;
};
export type Download = { readonly headers: ReturnType<typeof downloadHeaders>; readonly bytes: Readable };

export type FileStore = {
  /**
   * Stores the bytes durably before it returns, so that a row may reference them. A refused or broken stream is destroyed and leaves
   * nothing.
   */
  readonly store: (bytes: Readable, limits: Limits) => Promise<StoreFileResult>;
  /** Whether the disk has room for uploads. */
  readonly hasSpace: () => Promise<boolean>;
  /** Undefined if the file does not exist. The caller reads or destroys the stream. */
  readonly read: (hash: string) => Promise<Readable | undefined>;
  readonly exists: (hash: string) => Promise<boolean>;
  readonly remove: (hash: string) => Promise<void>;
  /** Deletes a file unless `isSpared` returns true, which runs while no reader can find the file. Returns whether it is deleted. */
  readonly removeUnless: (hash: string, isSpared: IsSpared) => Promise<boolean>;
  /** A short-lived link; the caller has checked the permission. */
  readonly signedDownload: (file: DownloadFile, lifeSeconds: number) => Promise<string>;
  /** Response of the download route; undefined if the link is invalid or expired, or its file is gone. */
  readonly download: (link: string) => Promise<Download | undefined>;
  /** Folder on this machine where uploads are spooled. */
  readonly incoming: string;
  /** Hashes with this prefix, page by page. The first four digits of a hash are its folders. */
  readonly hashesUnder: (digits: string) => AsyncIterable<readonly string[]>;
  /** Time of the last store; undefined if the file does not exist. */
  readonly storedAt: (hash: string) => Promise<Date | undefined>;
};

const GIGABYTE = 1_000_000_000;

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export const openFileStore = async (options: FileStoreOptions): Promise<FileStore> => {
  const { storageUrl, dataDir, secret, clock, onFailure = () => undefined, freeMinBytes = STORAGE_FREE_MIN_GB * GIGABYTE } = options;
  const storage = storageUrl.startsWith("s3:") ? bucketStorage(storageUrl, dataDir) : folderStorage(storageUrl);
  const { disk, incoming, presign } = storage;
  await storage.recover?.();
  await prepareToSpool(incoming, clock.now());
  const links = downloadLinks(secret);
  const read = async (hash: string) => storage.read(keyOf(hash));
  const exists = (hash: string) => disk.exists(keyOf(hash));
  return {
    store: keepFile(storage, onFailure),
    hasSpace: async () => (await freeBytes(incoming)) >= freeMinBytes,
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
