import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { DownloadFile } from "./download-headers.ts";
import type { Spooled } from "./spool.ts";

/** Whether bytes that were stored then stay, asked when they are about to go. */
export type IsSpared = (storedAt: Date) => Promise<boolean>;

/** Where files rest: a folder or a bucket. */
export type Storage = {
  readonly disk: Disk;
  /** Where bytes wait until they are whole. */
  readonly incoming: string;
  /** Gives spooled bytes their place, whole or not at all; the same bytes again are the same file. */
  readonly settle: (spooled: Spooled, key: string, type: string) => Promise<void>;
  /** The bytes at a place, already open, or nothing. Whoever asks for them reads or destroys them. */
  readonly read: (key: string) => Promise<Readable | undefined>;
  /**
   * Removes what is at a place unless it is spared. Where the storage can, it is taken aside first, so that whoever stores the same bytes meanwhile
   * stores them anew; spared, it is put back.
   */
  readonly removeUnless: (key: string, isSpared: IsSpared) => Promise<boolean>;
  /** Puts back what a process took aside that was killed before it had decided. */
  readonly recover?: () => Promise<void>;
  /** A link that the storage itself answers; without it the server does. */
  readonly presign?: (file: DownloadFile, lifeSeconds: number) => Promise<string>;
};
