import { crc32, createInflateRaw } from "node:zlib";
import { SheetFailure } from "../sheet-failure.ts";
import { PARTS_MAX, RATIO_FROM_BYTES, RATIO_MAX } from "../sheet-limits.ts";

/** File of a ZIP archive, as declared by the central directory. */
export type ZipPart = {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};
export type ZipArchive = { readonly bytes: Buffer; readonly parts: ReadonlyMap<string, ZipPart> };

const END = { signature: 0x06054b50, bytes: 22, count: 10, start: 16 };
const ENTRY = {
  signature: 0x02014b50,
  bytes: 46,
  flags: 8,
  method: 10,
  crc: 16,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  note: 32,
  offset: 42,
};
const LOCAL = { signature: 0x04034b50, bytes: 30, name: 26, extra: 28 };
const COMMENT_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** The parser takes about 2 ms for a chunk, and other requests run between two chunks. */
const CHUNK_BYTES = 16_384;

const broken = (cause: string) => new SheetFailure("import.file_broken", { cause });

const endOf = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END.bytes - COMMENT_MAX);
  for (let at = bytes.length - END.bytes; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END.signature) return at;
  throw broken("no central directory");
};

const entryAt = (bytes: Buffer, at: number): { readonly part: ZipPart; readonly next: number } => {
  if (bytes.readUInt32LE(at) !== ENTRY.signature) throw broken("no directory entry");
  const nameEnd = at + ENTRY.bytes + bytes.readUInt16LE(at + ENTRY.name);
  const part = {
    name: bytes.toString("utf8", at + ENTRY.bytes, nameEnd),
    method: bytes.readUInt16LE(at + ENTRY.method),
    isEncrypted: (bytes.readUInt16LE(at + ENTRY.flags) & 1) === 1,
    crc: bytes.readUInt32LE(at + ENTRY.crc),
    packed: bytes.readUInt32LE(at + ENTRY.packed),
    size: bytes.readUInt32LE(at + ENTRY.size),
    offset: bytes.readUInt32LE(at + ENTRY.offset),
  };
  return { part, next: nameEnd + bytes.readUInt16LE(at + ENTRY.extra) + bytes.readUInt16LE(at + ENTRY.note) };
};

/** Reads the central directory. Archives above 4 GB (ZIP64) are no spreadsheets that a user uploads, so they count as broken. */
export const openArchive = (bytes: Buffer): ZipArchive => {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + END.count);
  if (count > PARTS_MAX) throw new SheetFailure("import.file_too_large");
  const parts = new Map<string, ZipPart>();
  let at = bytes.readUInt32LE(end + END.start);
  for (let index = 0; index < count; index += 1) {
    const { part, next } = entryAt(bytes, at);
    parts.set(part.name, part);
    at = next;
  }
  return { bytes, parts };
};

const checkSize = ({ packed, size, method }: ZipPart, maxBytes: number): void => {
  if (method !== STORED && method !== DEFLATED) throw broken("unknown compression");
  if (size > maxBytes || (size > RATIO_FROM_BYTES && size > packed * RATIO_MAX)) throw new SheetFailure("import.file_too_large");
};

const packedBytes = (bytes: Buffer, { offset, packed }: ZipPart): Buffer => {
  if (bytes.readUInt32LE(offset) !== LOCAL.signature) throw broken("no file header");
  const start = offset + LOCAL.bytes + bytes.readUInt16LE(offset + LOCAL.name) + bytes.readUInt16LE(offset + LOCAL.extra);
  if (start + packed > bytes.length) throw broken("truncated file");
  return bytes.subarray(start, start + packed);
};

const inflated = (packed: Buffer): AsyncIterable<Buffer> => {
  const stream = createInflateRaw({ chunkSize: CHUNK_BYTES });
  stream.end(packed);
  return stream;
};

/**
 * Content of a part in chunks. The declared size is checked before, and the content may not exceed it, so that a forged size does not
 * pass the limit. A checksum that differs is a broken file.
 */
export async function* partBytes({ bytes }: ZipArchive, part: ZipPart, maxBytes: number): AsyncGenerator<Buffer> {
  if (part.isEncrypted) throw new SheetFailure("import.needs_password");
  checkSize(part, maxBytes);
  const packed = packedBytes(bytes, part);
  let size = 0;
  let crc = 0;
  for await (const chunk of part.method === STORED ? [packed] : inflated(packed)) {
    size += chunk.length;
    if (size > part.size) throw broken("content is longer than declared");
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== part.size || crc !== part.crc) throw broken("content differs from its checksum");
}
