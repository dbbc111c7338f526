import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Bytes that are completely received and flushed to disk, but not yet in the storage. */
export type Spooled = { readonly path: string; readonly hash: string; readonly size: number };
export type Arrival = { readonly folder: string; readonly maxBytes: number };

export const LEFTOVER_AFTER_MS = 86_400_000;

class TooLarge extends Error {}

/**
 * Writes a stream to a file and hashes it. Returns undefined if the stream exceeds `maxBytes`; a broken stream throws. Both leave no file.
 * It attaches to the stream before any `await`, because an early stream error would be unhandled and end the process.
 */
export const spool = async (bytes: Readable, { folder, maxBytes }: Arrival): Promise<Spooled | undefined> => {
  const path = join(folder, randomUUID());
  const hash = createHash("sha256");
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  };
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => file.once("close", () => resolve()));
  try {
    await pipeline(bytes, counted, file);
  } catch (error) {
    await closed; // the file may still be opening and would appear after the removal
    await rm(path, { force: true });
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
  return { path, hash: hash.digest("hex"), size };
};

/** Removes files of a folder that are older than a day. */
export const clearLeftovers = async (folder: string, now: Date): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // another process removed it first
    if (now.getTime() - mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true });
  }
};

/** Creates the spool folder and removes leftovers of killed processes. */
export const prepareToSpool = async (folder: string, now: Date): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearLeftovers(folder, now);
};
