const SECTOR = 512;
const ENTRY = 128;
const [IN_USE_BY_TABLE, LAST, FREE] = [0xfffffffd, 0xfffffffe, 0xffffffff];

const entryOf = (name: string): Buffer => {
  const entry = Buffer.alloc(ENTRY);
  entry.write(name, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(2, 66);
  return entry;
};

/** A compound file (OLE2) with these directory entries. */
export const madeCompound = (...names: readonly string[]): Buffer => {
  const entries = Buffer.concat(["Root Entry", ...names].map(entryOf));
  const count = Math.ceil(entries.length / SECTOR);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR);
  for (let sector = 0; sector < SECTOR / 4; sector += 1) table.writeUInt32LE(FREE, sector * 4);
  table.writeUInt32LE(IN_USE_BY_TABLE, 0);
  for (let at = 1; at <= count; at += 1) table.writeUInt32LE(at === count ? LAST : at + 1, at * 4);
  return Buffer.concat([header, table, entries, Buffer.alloc(count * SECTOR - entries.length)]);
};
