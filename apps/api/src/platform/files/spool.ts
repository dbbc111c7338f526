import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Bytes that have arrived whole, are on the disk for good, and do not have their place yet. */
export type Spooled = { readonly path: string; readonly hash: string; readonly size: number };
export type Arrival = { readonly folder: string; readonly maxBytes: number };

export const LEFTOVER_AFTER_MS = 86_400_000;

class TooLarge extends Error {}

/**
 * Hashes and counts while it writes. Nothing stays of what broke off or is too large; the stream is closed either way.
 * Nothing is awaited before the stream is listened to: one that breaks in that moment would end the process.
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
    await closed; // it may still be opening, and would appear after it was removed
    await rm(path, { force: true });
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
  return { path, hash: hash.digest("hex"), size };
};

/** Takes away what has lain in a folder for a day: nobody comes back for it. */
export const clearLeftovers = async (folder: string, now: Date): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // somebody else was faster
    if (now.getTime() - mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true });
  }
};

/** Makes the folder where bytes wait, and clears what a process that was killed in the middle of an upload left there. */
export const prepareToSpool = async (folder: string, now: Date): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearLeftovers(folder, now);
};
