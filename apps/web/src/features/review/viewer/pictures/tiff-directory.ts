/** Parser for TIFF directories, which describe an image by numbered tags. */
type Entry = { readonly type: number; readonly count: number; readonly at: number };
export type Directory = {
  readonly numbers: (tag: number) => readonly number[] | null;
  readonly number: (tag: number, otherwise: number) => number;
  readonly bytes: (tag: number) => Uint8Array | null;
};

const [ENTRY, IN_PLACE] = [12, 4];
const MAGIC = 42;
const LITTLE = 0x4949;
/** Limits against malformed files, above any real scan. */
const [PAGES_MAX, VALUES_MAX] = [500, 200_000];

type Read = (view: DataView, at: number, isLittle: boolean) => number;
type Kind = { readonly size: number; readonly read: Read };
const [byte, short, long]: readonly [Kind, Kind, Kind] = [
  { size: 1, read: (view, at) => view.getUint8(at) },
  { size: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  { size: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
];
const ratio: Kind = { size: 8, read: (view, at, isLittle) => view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle) };
const kinds: ReadonlyMap<number, Kind> = new Map([
  [1, byte],
  [3, short],
  [4, long],
  [5, ratio],
  [7, byte],
]);

type Open = { readonly view: DataView; readonly isLittle: boolean };

const directoryOf = ({ view, isLittle }: Open, entries: ReadonlyMap<number, Entry>): Directory => {
  const numbers = (tag: number) => {
    const entry = entries.get(tag);
    const kind = kinds.get(entry?.type ?? 0);
    if (!entry || !kind || entry.count > VALUES_MAX) return null;
    return Array.from({ length: entry.count }, (_, nth) => kind.read(view, entry.at + nth * kind.size, isLittle));
  };
  return {
    numbers,
    number: (tag, otherwise) => numbers(tag)?.[0] ?? otherwise,
    bytes: (tag) => {
      const entry = entries.get(tag);
      return entry && kinds.get(entry.type) === byte ? new Uint8Array(view.buffer, entry.at, entry.count) : null;
    },
  };
};

const entryAt = ({ view, isLittle }: Open, at: number): readonly [tag: number, entry: Entry] => {
  const [tag, type, count] = [view.getUint16(at, isLittle), view.getUint16(at + 2, isLittle), view.getUint32(at + 4, isLittle)];
  const room = count * (kinds.get(type)?.size ?? 1);
  return [tag, { type, count, at: room <= IN_PLACE ? at + 8 : view.getUint32(at + 8, isLittle) }];
};

/** The directories of a TIFF. Each is read once, so a cycle ends; an offset outside of the file throws. */
export const directoriesOf = (file: ArrayBuffer): readonly Directory[] => {
  const view = new DataView(file);
  const open = { view, isLittle: view.getUint16(0) === LITTLE };
  const { isLittle } = open;
  if (view.getUint16(2, isLittle) !== MAGIC) throw new Error("not a TIFF that is read here");
  const found = new Map<number, Directory>();
  for (let at = view.getUint32(4, isLittle); at !== 0 && !found.has(at) && found.size < PAGES_MAX; ) {
    const count = view.getUint16(at, isLittle);
    const entries = Array.from({ length: count }, (_, nth) => entryAt(open, at + 2 + nth * ENTRY));
    found.set(at, directoryOf(open, new Map(entries)));
    at = view.getUint32(at + 2 + count * ENTRY, isLittle);
  }
  return [...found.values()];
};
