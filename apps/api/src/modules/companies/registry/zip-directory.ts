import type { FileHandle } from "node:fs/promises";

/** One entry of the central directory of a zip. */
export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Offset of the local header; the compressed bytes follow it. */
  readonly offset: number;
};

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_MAX = 65_535;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_LENGTH = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_LENGTH = 56;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const EXTRA_64 = 0x0001;
/** Value of a 32-bit field when the real number is in the zip64 extra field. */
const SEE_EXTRA = 0xffffffff;
const DIRECTORY_MAX_BYTES = 16 * 1024 * 1024;

export const readAt = async (file: FileHandle, offset: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
};

type Place = { readonly offset: number; readonly length: number };

/** A zip over 4 GB has a zip64 end record; the locator before the usual end record points to it. */
const readPlace64 = async (file: FileHandle, endsAt: number): Promise<Place | undefined> => {
  if (endsAt < LOCATOR_LENGTH) return undefined;
  const locator = await readAt(file, endsAt - LOCATOR_LENGTH, LOCATOR_LENGTH);
  if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE) return undefined;
  const end = await readAt(file, Number(locator.readBigUInt64LE(8)), END64_LENGTH);
  if (end.length < END64_LENGTH || end.readUInt32LE(0) !== END64_SIGNATURE) return undefined;
  return { length: Number(end.readBigUInt64LE(40)), offset: Number(end.readBigUInt64LE(48)) };
};

const readPlace = async (file: FileHandle): Promise<Place | undefined> => {
  const { size } = await file.stat();
  const from = Math.max(0, size - END_LENGTH - COMMENT_MAX);
  const tail = await readAt(file, from, size - from);
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const place64 = await readPlace64(file, from + at);
    return place64 ?? { length: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
  }
  return undefined;
};

/** Numbers of an entry. Values over 32 bits come from the zip64 extra field, in this order. */
const numbersOf = (head: Buffer, extra: Buffer) => {
  const numbers = [head.readUInt32LE(24), head.readUInt32LE(20), head.readUInt32LE(42)];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== EXTRA_64) continue;
    let from = at + 4;
    numbers.forEach((number, index) => {
      if (number !== SEE_EXTRA || from + 8 > extra.length) return;
      numbers[index] = Number(extra.readBigUInt64LE(from));
      from += 8;
    });
  }
  const [size = 0, packedSize = 0, offset = 0] = numbers;
  return { size, packedSize, offset };
};

/** Reads the central directory. Undefined if the file is no zip, or its end is missing after an incomplete download. */
export const readZipDirectory = async (file: FileHandle): Promise<readonly ZipEntry[] | undefined> => {
  const place = await readPlace(file);
  if (!place || place.length > DIRECTORY_MAX_BYTES) return undefined;
  const directory = await readAt(file, place.offset, place.length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE; ) {
    const head = directory.subarray(at, at + ENTRY_LENGTH);
    const nameEnd = at + ENTRY_LENGTH + head.readUInt16LE(28);
    const extraEnd = nameEnd + head.readUInt16LE(30);
    entries.push({
      name: directory.toString("latin1", at + ENTRY_LENGTH, nameEnd),
      method: head.readUInt16LE(10),
      crc: head.readUInt32LE(16),
      ...numbersOf(head, directory.subarray(nameEnd, extraEnd)),
    });
    at = extraEnd + head.readUInt16LE(32);
  }
  return entries;
};
