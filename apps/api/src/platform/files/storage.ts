import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { DownloadFile } from "./download-headers.ts";
import type { Spooled } from "./spool.ts";

/** Whether a file with this store time must not be deleted. Called just before the deletion. */
export type IsSpared = (storedAt: Date) => Promise<boolean>;

/** File storage: a folder or a bucket. */
export type Storage = {
  readonly disk: Disk;
  /** Spool folder of incomplete uploads. */
  readonly incoming: string;
  /** Moves spooled bytes to their key atomically. Equal bytes have the same key. */
  readonly settle: (spooled: Spooled, key: string, type: string) => Promise<void>;
  /** An open stream, or undefined. The caller reads or destroys it. */
  readonly read: (key: string) => Promise<Readable | undefined>;
  /**
   * Deletes a file unless `isSpared` returns true. A folder renames the file first, so that a concurrent store writes a new file; a spared
   * file is renamed back.
   */
  readonly removeUnless: (key: string, isSpared: IsSpared) => Promise<boolean>;
  /** Renames files back that a killed process had renamed before its decision. */
  readonly recover?: () => Promise<void>;
  /** A presigned link to the storage. Without it, the server serves the file. */
  readonly presign?: (file: DownloadFile, lifeSeconds: number) => Promise<string>;
};
