import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { crc32, createInflateRaw } from "node:zlib";
import { StartFailure } from "../../../platform/config/start-failure.ts";
import { type FileKind, kindOf, placeOf } from "./layouts.ts";
import { readAt, readZipDirectory, type ZipEntry } from "./zip-directory.ts";

/** A published file in the download folder, zipped or plain. */
export type PublishedFile = { readonly name: string; readonly path: string; readonly kind: FileKind; readonly bytes: number };

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEAD_LENGTH = 30;
const LOCAL_SIGNATURE = 0x04034b50;
const CHUNK_BYTES = 1 << 18;

/** Kinds without which the registry has no companies. */
const needed = [
  { kind: "companies", called: "Empresas" },
  { kind: "establishments", called: "Estabelecimentos" },
] as const;

/** The published files of a folder, in import order. */
export const publishedFiles = async (folder: string): Promise<readonly PublishedFile[]> => {
  const names = await readdir(folder).catch(() => {
    throw new StartFailure(`The folder ${folder} cannot be read: name the one that holds the zips of Receita Federal.`);
  });
  const files: PublishedFile[] = [];
  for (const name of names.toSorted()) {
    const kind = kindOf(name);
    if (kind) files.push({ name, path: join(folder, name), kind, bytes: (await stat(join(folder, name))).size });
  }
  const lacking = needed.find(({ kind }) => !files.some((file) => file.kind === kind));
  if (lacking) throw new StartFailure(`${folder} holds no file of ${lacking.called}: download all of them.`);
  return files.toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind));
};

const damaged = (name: string): StartFailure =>
  new StartFailure(`${name} is damaged or not whole: download it again and start the import again.`);

/** Finds the offset of the compressed data of the only file in a zip. */
const findEntry = async ({ name, path }: PublishedFile): Promise<ZipEntry & { readonly from: number }> => {
  const file = await open(path);
  try {
    const entries = (await readZipDirectory(file))?.filter((entry) => !entry.name.endsWith("/"));
    const [entry] = entries ?? [];
    if (!entry || (entry.method !== STORED && entry.method !== DEFLATED)) throw damaged(name);
    const head = await readAt(file, entry.offset, LOCAL_HEAD_LENGTH);
    if (head.length < LOCAL_HEAD_LENGTH || head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged(name);
    return { ...entry, from: entry.offset + LOCAL_HEAD_LENGTH + head.readUInt16LE(26) + head.readUInt16LE(28) };
  } finally {
    await file.close();
  }
};

/** A chunk of data with the share of the file read so far, from 0 to 1. */
export type Piece = { readonly bytes: Buffer; readonly share: number };

async function* unzip(file: PublishedFile): AsyncGenerator<Piece> {
  const { from, packedSize, method, size, crc } = await findEntry(file);
  if (size === 0) return;
  const packed = createReadStream(file.path, { start: from, end: from + packedSize - 1, highWaterMark: CHUNK_BYTES });
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  packed.on("error", (error) => inflate.destroy(error));
  const whole = method === DEFLATED ? packed.pipe(inflate) : packed;
  let length = 0;
  let sum = 0;
  try {
    for await (const bytes of whole as AsyncIterable<Buffer>) {
      length += bytes.length;
      sum = crc32(bytes, sum);
      yield { bytes, share: length / size };
    }
  } catch {
    throw damaged(file.name);
  } finally {
    packed.destroy();
    inflate.destroy();
  }
  if (length !== size || sum !== crc) throw damaged(file.name);
}

async function* readPlain({ path, bytes: size }: PublishedFile): AsyncGenerator<Piece> {
  let length = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    length += bytes.length;
    yield { bytes, share: length / size };
  }
}

/** Streams the uncompressed bytes of a published file. */
export const readPublished = (file: PublishedFile): AsyncGenerator<Piece> => (/\.zip$/i.test(file.name) ? unzip(file) : readPlain(file));
