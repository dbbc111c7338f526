import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** File of a new archive. Its content is read when the bytes before it are written. */
export type NewPart = { readonly name: string; readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };
type Written = { readonly name: Buffer; readonly crc: number; readonly packed: number; readonly size: number; readonly offset: number };

const LOCAL_SIGNATURE = 0x04034b50;
const SIZES_SIGNATURE = 0x08074b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
/** The sizes follow the content, because they are unknown before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, so that equal content makes equal bytes. */
const NO_DAY = 0x0021;

const shorts = (...values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const longs = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);

const common = shorts(VERSION, FLAGS, DEFLATED, 0, NO_DAY);
const localHeader = (name: Buffer): Buffer => Buffer.concat([longs(LOCAL_SIGNATURE), common, longs(0, 0, 0), shorts(name.length, 0), name]);
const entryOf = ({ name, crc, packed, size, offset }: Written): Buffer =>
  Buffer.concat([
    longs(ENTRY_SIGNATURE),
    shorts(VERSION),
    common,
    longs(crc, packed, size),
    shorts(name.length, 0, 0, 0, 0),
    longs(0, offset),
    name,
  ]);

/** An error of the source ends the iteration with it. */
const deflated = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> =>
  pipeline(Readable.from(bytes), createDeflateRaw(), () => undefined);

/** Writes an archive part by part, in memory that does not depend on its size. */
export async function* writeArchive(parts: AsyncIterable<NewPart> | Iterable<NewPart>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const part of parts) {
    const name = Buffer.from(part.name);
    const header = localHeader(name);
    yield header;
    const sum = { crc: 0, size: 0, packed: 0 };
    const counted = async function* () {
      for await (const chunk of part.content) {
        sum.crc = crc32(chunk, sum.crc);
        sum.size += chunk.length;
        yield chunk;
      }
    };
    for await (const chunk of deflated(counted())) {
      sum.packed += chunk.length;
      yield chunk;
    }
    yield longs(SIZES_SIGNATURE, sum.crc, sum.packed, sum.size);
    written.push({ name, ...sum, offset });
    offset += header.length + sum.packed + longs(0, 0, 0, 0).length;
  }
  const directory = Buffer.concat(written.map(entryOf));
  yield Buffer.concat([
    directory,
    longs(END_SIGNATURE),
    shorts(0, 0, written.length, written.length),
    longs(directory.length, offset),
    shorts(0),
  ]);
}
