import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { crc32, createDeflateRaw } from "node:zlib";

type Sizes = { readonly name: Buffer; readonly crc: number; readonly packed: number; readonly size: number };
const UNKNOWN_32 = 0xffffffff;
const DEFLATED = 8;
const SIZES_FOLLOW = 0x0008;
/** The first date of the zip format, so that equal rows yield equal files. */
const DAY = 0x0021;

const numbers = (...fields: readonly (readonly [number, 2 | 4 | 8])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value));
      else buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

const localHead = (name: Buffer): Buffer =>
  Buffer.concat([
    numbers([0x04034b50, 4], [20, 2], [SIZES_FOLLOW, 2], [DEFLATED, 2], [0, 2], [DAY, 2], [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
    name,
  ]);
const descriptor = ({ crc, packed, size }: Sizes): Buffer => numbers([0x08074b50, 4], [crc, 4], [packed % 2 ** 32, 4], [size % 2 ** 32, 4]);

/** Central directory of the only file, in 32-bit numbers or in ZIP64. */
const directory = ({ name, crc, packed, size }: Sizes, isLarge: boolean): Buffer => {
  const extra = isLarge ? numbers([1, 2], [24, 2], [size, 8], [packed, 8], [0, 8]) : Buffer.alloc(0);
  const [shownPacked, shownSize, shownOffset] = isLarge ? [UNKNOWN_32, UNKNOWN_32, UNKNOWN_32] : [packed, size, 0];
  return Buffer.concat([
    numbers(
      [0x02014b50, 4],
      [45, 2],
      [45, 2],
      [SIZES_FOLLOW, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crc, 4],
      [shownPacked, 4],
      [shownSize, 4],
    ),
    numbers([name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [shownOffset, 4]),
    name,
    extra,
  ]);
};
const end = (length: number, offset: number, isLarge: boolean): Buffer => {
  const usual = (shown: number) =>
    numbers([0x06054b50, 4], [0, 2], [0, 2], [1, 2], [1, 2], [isLarge ? UNKNOWN_32 : length, 4], [shown, 4], [0, 2]);
  if (!isLarge) return usual(offset);
  const larger = numbers([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [1, 8], [1, 8], [length, 8], [offset, 8]);
  const locator = numbers([0x07064b50, 4], [0, 4], [offset + length, 8], [1, 4]);
  return Buffer.concat([larger, locator, usual(UNKNOWN_32)]);
};

export type Zipping = { readonly path: string; readonly entry: string; readonly level?: number; readonly isLarge?: boolean };

/** Writes a zip with one file, like the published ones. */
export const writeZip = async ({ path, entry, level = 9, isLarge = false }: Zipping, pieces: Iterable<Buffer>): Promise<void> => {
  const name = Buffer.from(entry, "latin1");
  const file = createWriteStream(path);
  const deflate = createDeflateRaw({ level });
  const head = localHead(name);
  let packed = 0;
  let size = 0;
  let crc = 0;
  file.write(head);
  deflate.on("data", (bytes: Buffer) => {
    packed += bytes.length;
    file.write(bytes);
  });
  for (const piece of pieces) {
    size += piece.length;
    crc = crc32(piece, crc);
    if (!deflate.write(piece)) await once(deflate, "drain");
  }
  deflate.end();
  await once(deflate, "end");
  const sizes = { name, crc, packed, size };
  const listed = directory(sizes, isLarge);
  const offset = head.length + packed + 16;
  file.end(Buffer.concat([descriptor(sizes), listed, end(listed.length, offset, isLarge)]));
  await once(file, "close");
};
