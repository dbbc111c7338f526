import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Named } from "./download-headers.ts";
import type { Spooled } from "./spool.ts";

/** Where files rest: a folder or a bucket. */
export type Storage = {
  readonly disk: Disk;
  /** Where bytes wait until they are whole. */
  readonly incoming: string;
  /** Gives spooled bytes their place, whole or not at all; the same bytes again are the same file. */
  readonly settle: (spooled: Spooled, key: string, type: string) => Promise<void>;
  /** The bytes at a place, already open, or nothing. Whoever asks for them reads or destroys them. */
  readonly read: (key: string) => Promise<Readable | undefined>;
  /** A link that the storage itself answers; without it the server does. */
  readonly presign?: (file: Named, lifeSeconds: number) => Promise<string>;
};
