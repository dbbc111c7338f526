import { Readable } from "node:stream";
import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../access/scope.ts";
import type { FileStore } from "../files/file-store.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { dropExport } from "./send-export.ts";

export type OfferPlace = Pick<FileStore, "store" | "signedDownload">;
type GeneratedFile = { readonly name: string; readonly type: string; readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };
type Offer = { readonly url: string; readonly name: string; readonly expiresAt: string };

const MEGABYTE = 1_048_576;
const MAX_BYTES = 256 * MEGABYTE;
const MS_PER_SECOND = 1_000;
/** A slow download continues after the link has expired. */
const KEPT_SECONDS = 600;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * MS_PER_SECOND);

/** Stores a file that was generated for a request and returns a link to it. A job removes the file after some minutes. */
export const offerFile = async (
  { tx, now }: Pick<Scope, "tx" | "now">,
  files: OfferPlace,
  { name, type, bytes }: GeneratedFile,
): Promise<Outcome<Offer, "storage.unavailable">> => {
  const stored = await files.store(Readable.from(bytes), { maxBytes: MAX_BYTES, known: { type, pages: null } });
  if (!stored.ok && stored.code !== "storage.unavailable") throw new Error(`a generated file was refused: ${stored.code}`);
  if (!stored.ok) return refuse("storage.unavailable");
  const { hash } = stored.value;
  await enqueue(tx, { job: dropExport, payload: { hash }, key: `${dropExport.name} ${hash}`, runAt: after(now, KEPT_SECONDS) });
  const url = await files.signedDownload({ hash, name, type }, FILE_LINK_SECONDS);
  return accept({ url, name, expiresAt: after(now, FILE_LINK_SECONDS).toISOString() });
};
