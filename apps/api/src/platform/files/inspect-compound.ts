import { type FileHandle, open } from "node:fs/promises";

/**
 * Result of reading a compound file (OLE2). Old office files, installers, mail messages and encrypted files share the header and differ by
 * their directory.
 */
export type CompoundFound = "office" | "encrypted" | "other";

const HEADER_BYTES = 512;
const AT = { sectorShift: 30, firstOfDirectory: 48, tables: 76 };
const SHIFTS = [9, 12];
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;
const TABLE_ENTRY_BYTES = 4;
const LAST_SECTOR = 0xfffffffa;
const DIRECTORY_SECTORS_MAX = 256;

const officeStreams = ["WordDocument", "Workbook", "Book", "PowerPoint Document"];
/** Entry of a newer office file with a password. */
const ENCRYPTED = "EncryptedPackage";
/** Entry of a mail message, which may contain the entries of an office file. */
const OF_A_MESSAGE = "__properties_version1.0";

const foundBy = (names: ReadonlySet<string>): CompoundFound => {
  if (names.has(ENCRYPTED)) return "encrypted";
  return !names.has(OF_A_MESSAGE) && officeStreams.some((name) => names.has(name)) ? "office" : "other";
};

const nameIn = (entry: Buffer): string =>
  entry.subarray(0, Math.max(0, Math.min(entry.readUInt16LE(NAME_BYTES), NAME_BYTES) - 2)).toString("utf16le");

const bytesAt = async (file: FileHandle, position: number, length: number): Promise<Buffer | undefined> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
};

/** The next sector of the chain. Reads only the tables that the header lists, which covers files of the permitted size. */
const after = async (file: FileHandle, header: Buffer, { sector, size }: { readonly sector: number; readonly size: number }) => {
  const perTable = size / TABLE_ENTRY_BYTES;
  const place = AT.tables + Math.floor(sector / perTable) * TABLE_ENTRY_BYTES;
  if (place + TABLE_ENTRY_BYTES > HEADER_BYTES) return LAST_SECTOR;
  const table = header.readUInt32LE(place);
  const entry = table < LAST_SECTOR ? await bytesAt(file, (table + 1) * size + (sector % perTable) * TABLE_ENTRY_BYTES, 4) : undefined;
  return entry?.readUInt32LE(0) ?? LAST_SECTOR;
};

const namesIn = async (file: FileHandle): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  const header = await bytesAt(file, 0, HEADER_BYTES);
  const shift = header?.readUInt16LE(AT.sectorShift) ?? 0;
  if (!header || !SHIFTS.includes(shift)) return names;
  const size = 2 ** shift;
  let sector = header.readUInt32LE(AT.firstOfDirectory);
  for (let read = 0; sector < LAST_SECTOR && read < DIRECTORY_SECTORS_MAX; read += 1) {
    const entries = await bytesAt(file, (sector + 1) * size, size);
    if (!entries) break;
    for (let at = 0; at < size; at += ENTRY_BYTES) names.add(nameIn(entries.subarray(at, at + ENTRY_BYTES)));
    sector = await after(file, header, { sector, size });
  }
  return names;
};

/** Classifies a compound file. Reads only the directory, with bounds: malformed content yields "other". */
export const inspectCompound = async (path: string): Promise<CompoundFound> => {
  const file = await open(path);
  try {
    return foundBy(await namesIn(file));
  } finally {
    await file.close();
  }
};
