/** The value of a tag; pairs are ratios. */
type Value = number | readonly number[] | readonly (readonly [number, number])[];
export type WrittenPage = { readonly tags: { readonly [tag: number]: Value }; readonly strip?: Uint8Array };
type Order = { readonly isBig?: boolean };

const [SHORT, LONG, RATIO] = [3, 4, 5];
const SHORT_MAX = 65_535;
const [HEAD, ENTRY, STRIP_AT, STRIP_LENGTH] = [8, 12, 273, 279];
const [LITTLE, BIG, MAGIC] = [0x4949, 0x4d4d, 42];

const typeOf = (value: Value): number => {
  if (typeof value === "number") return value > SHORT_MAX ? LONG : SHORT;
  return typeof value[0] === "object" ? RATIO : LONG;
};
const longsOf = (value: Value): readonly number[] => (typeof value === "number" ? [value] : value.flat());
const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const directory = (tags: WrittenPage["tags"], { at, next, isBig = false }: Order & { readonly at: number; readonly next: number }) => {
  const entries = Object.entries(tags).map(([tag, value]) => ({ tag: Number(tag), type: typeOf(value), longs: longsOf(value) }));
  const elsewhere = entries.filter(({ longs }) => longs.length > 1);
  const view = new DataView(new ArrayBuffer(6 + entries.length * ENTRY + sumOf(elsewhere.map(({ longs }) => longs.length * 4))));
  let room = 6 + entries.length * ENTRY;
  view.setUint16(0, entries.length, !isBig);
  for (const [nth, { tag, type, longs }] of entries.entries()) {
    const place = 2 + nth * ENTRY;
    view.setUint16(place, tag, !isBig);
    view.setUint16(place + 2, type, !isBig);
    view.setUint32(place + 4, type === RATIO ? longs.length / 2 : longs.length, !isBig);
    if (type === SHORT) view.setUint16(place + 8, longs[0] ?? 0, !isBig);
    else view.setUint32(place + 8, longs.length > 1 ? at + room : (longs[0] ?? 0), !isBig);
    if (longs.length > 1) for (const [of, long] of longs.entries()) view.setUint32(room + of * 4, long, !isBig);
    if (longs.length > 1) room += longs.length * 4;
  }
  view.setUint32(2 + entries.length * ENTRY, next, !isBig);
  return new Uint8Array(view.buffer);
};

/** Writes a TIFF for tests. With `isRing`, the last directory points back to the first. */
export const writtenTiff = (pages: readonly WrittenPage[], { isBig = false, isRing = false } = {}): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  let end = HEAD;
  const put = (part: Uint8Array) => {
    parts.push(part);
    end += part.length;
  };
  let first = 0;
  for (const [nth, { tags, strip = new Uint8Array() }] of pages.entries()) {
    const all = { ...tags, [STRIP_AT]: end, [STRIP_LENGTH]: strip.length };
    put(strip);
    first ||= end;
    const behind = end + directory(all, { at: end, next: 0 }).length + (pages[nth + 1]?.strip?.length ?? 0);
    const last = isRing ? first : 0;
    put(directory(all, { at: end, next: nth + 1 < pages.length ? behind : last, isBig }));
  }
  const head = new DataView(new ArrayBuffer(HEAD));
  head.setUint16(0, isBig ? BIG : LITTLE);
  head.setUint16(2, MAGIC, !isBig);
  head.setUint32(4, first, !isBig);
  const bytes = new Uint8Array(end);
  let at = 0;
  for (const part of [new Uint8Array(head.buffer), ...parts]) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
