import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import { IMAGE_DECODINGS_PER_ACCOUNT, PDF_INSPECTIONS_PER_ACCOUNT } from "@emdia/contract/limits.ts";
import { accept, isRefusal, type Outcome, type Refusal, refuse } from "../../kernel/outcome.ts";
import { createImageProcess, type ImageTarget } from "../images/image-process.ts";
import { isDiskFailure } from "./disk-failure.ts";
import { keyOf } from "./file-key.ts";
import { inspectCompound } from "./inspect-compound.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { createInspectionLimit } from "./inspection-limit.ts";
import { COMPOUND_TYPE, PDF_TYPE, sniffType } from "./sniff-type.ts";
import { type Arrival, type Spooled, spool } from "./spool.ts";
import type { Storage } from "./storage.ts";

/** A stored file. `pages` is null unless it is a PDF. */
export type StoredFile = { readonly hash: string; readonly size: number; readonly type: string; readonly pages: number | null };
/** Limits of an upload. `accepted` lists permitted types, as detected from the bytes. */
export type Limits = {
  readonly maxBytes: number;
  readonly accepted?: readonly string[];
  /** Type and pages of a file that the server generated, which skips the inspection. */
  readonly known?: Looked;
  /** Account whose PDFs share one queue of bounded length. */
  readonly accountId?: number;
  /** Replaces an image by its normalised encoding before it is stored. */
  readonly image?: ImageTarget;
  /** Runs with the hash before the bytes reach the storage, so that a concurrent removal of equal bytes spares them. */
  readonly claim?: (hash: string) => Promise<void>;
};
type WhyUnreadable =
  | "request.unsupported_type"
  | "file.empty"
  | "file.needs_password"
  | "file.broken"
  | "file.too_slow"
  | "file.inspection_busy";
type WhyNotDecoded = "image.unreadable" | "image.too_large" | "file.inspection_busy";
type WhyNotKept = WhyUnreadable | WhyNotDecoded | "request.too_large" | "storage.unavailable";
export type StoreFileResult = Outcome<StoredFile, WhyNotKept>;

type Looked = { readonly type: string; readonly pages: number | null };

/**
 * Old office files share their header with other formats: a route with an `accepted` list takes only those with a text, a table or slides. A
 * new workbook with a password has this header as well.
 */
const lookIntoCompound = async (path: string, accepted: Limits["accepted"]): Promise<Looked | Refusal<WhyUnreadable>> => {
  const type = COMPOUND_TYPE;
  if (!accepted) return { type, pages: null };
  const found = await inspectCompound(path);
  const canHavePassword = accepted.includes(type) || accepted.includes(XLSX_TYPE);
  if (found === "encrypted" && canHavePassword) return refuse("file.needs_password");
  return found === "office" && accepted.includes(type) ? { type, pages: null } : refuse("request.unsupported_type", { type, accepted });
};

const limitInspections = createInspectionLimit(PDF_INSPECTIONS_PER_ACCOUNT);

/** Refuses unreadable files at the upload, while the sender still has the original. */
const lookAt = async ({ path, size }: Spooled, { accepted, accountId }: Limits): Promise<Looked | Refusal<WhyUnreadable>> => {
  if (size === 0) return refuse("file.empty");
  const type = await sniffType(path, accepted);
  if (type === COMPOUND_TYPE) return lookIntoCompound(path, accepted);
  if (accepted && !accepted.includes(type)) return refuse("request.unsupported_type", { type, accepted });
  if (type !== PDF_TYPE) return { type, pages: null };
  const found = await limitInspections(accountId, () => inspectPdf(path));
  if (found === undefined) return refuse("file.inspection_busy");
  return typeof found === "string" ? refuse(`file.${found}`) : { type, pages: found.pages };
};

type Failed = (error: unknown) => void;
type Place = { readonly storage: Storage; readonly onFailure: Failed };
type InspectedFile = { readonly spooled: Spooled; readonly looked: Looked };

/** Spools a stream. A disk error is a refusal, because the sender may retry. */
const receive = async (bytes: Readable, { folder, maxBytes }: Arrival, onFailure: Failed) => {
  const spooled = await spool(bytes, { folder, maxBytes }).catch((error: unknown) => {
    if (!isDiskFailure(error)) throw error;
    onFailure(error);
    return refuse("storage.unavailable");
  });
  return spooled ?? refuse("request.too_large", { maxBytes });
};

const images = createImageProcess();
const limitDecodings = createInspectionLimit(IMAGE_DECODINGS_PER_ACCOUNT);

/** Spools the normalised encoding of an image beside the original. */
const normalise = async (
  { storage, onFailure }: Place,
  { path }: Spooled,
  { image, accountId }: Limits & { readonly image: ImageTarget },
): Promise<InspectedFile | Refusal<WhyNotKept>> => {
  const decoded = await limitDecodings(accountId, () => images.normaliseImage(createReadStream(path), image));
  if (decoded === undefined) return refuse("file.inspection_busy");
  if (!decoded.ok) return decoded;
  const { bytes, type } = decoded.value;
  const spooled = await receive(Readable.from([bytes]), { folder: storage.incoming, maxBytes: bytes.length }, onFailure);
  return isRefusal(spooled) ? spooled : { spooled, looked: { type, pages: null } };
};

/**
 * Moves spooled bytes to the storage. Any storage error is `storage.unavailable`: no row references the file yet, and the sender may retry.
 */
const settled = async (storage: Storage, { spooled, looked }: InspectedFile, onFailure: Failed): Promise<StoreFileResult> => {
  const { hash, size } = spooled;
  try {
    await storage.settle(spooled, keyOf(hash), looked.type);
  } catch (error) {
    onFailure(error);
    return refuse("storage.unavailable");
  }
  return accept({ hash, size, ...looked });
};

/** Stores a stream as a file and returns it, or returns a refusal and leaves nothing. */
export const keepFile =
  (storage: Storage, onFailure: Failed) =>
  async (bytes: Readable, limits: Limits): Promise<StoreFileResult> => {
    const { maxBytes, known, image, claim } = limits;
    const original = await receive(bytes, { folder: storage.incoming, maxBytes }, onFailure);
    if (isRefusal(original)) return original;
    let kept: InspectedFile | Refusal<WhyNotKept> | undefined;
    try {
      const looked = known ?? (await lookAt(original, limits));
      if (isRefusal(looked)) return looked;
      kept = image ? await normalise({ storage, onFailure }, original, { ...limits, image }) : { spooled: original, looked };
      if (isRefusal(kept)) return kept;
      await claim?.(kept.spooled.hash);
      return await settled(storage, kept, onFailure);
    } finally {
      await rm(original.path, { force: true });
      if (kept && !isRefusal(kept)) await rm(kept.spooled.path, { force: true });
    }
  };
