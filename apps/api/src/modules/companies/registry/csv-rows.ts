/**
 * CSV row of a published file: `;` separator, optional quotes, doubled quotes, line breaks inside quotes. The parser works on byte offsets,
 * because one string per field would dominate the import time.
 */
export type CsvRow = {
  readonly bytes: Buffer;
  /** Start offset of each field, without its quotes. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
  /** Counts from one and includes bad and skipped rows. */
  readonly number: number;
};
export type RowReader = {
  readonly row: (row: CsvRow) => void;
  readonly fault: (number: number, reason: string) => void;
};

const QUOTE = 0x22;
const SEPARATOR = 0x3b;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FIELDS_MAX = 64;
/** Published rows have a few kilobytes; a longer row has an unclosed quote. */
const ROW_MAX_BYTES = 65_536;

const UNFINISHED = -1;
const BROKEN = -2;

type Fields = { bytes: Buffer; starts: Int32Array; ends: Int32Array; count: number; number: number };

/** Offset of the closing quote, or of the end of the buffer. */
const closingQuote = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    while (at < bytes.length && bytes[at] !== QUOTE) at += 1;
    if (at + 1 >= bytes.length || bytes[at + 1] !== QUOTE) return at;
    at += 2;
  }
};

/** Reads one row and returns the offset of the next row, or UNFINISHED if the row needs more bytes. */
const readRow = (fields: Fields, from: number): number => {
  const { bytes, starts, ends } = fields;
  let at = from;
  for (let field = 0; ; field += 1) {
    let start = at;
    let end: number;
    if (bytes[at] === QUOTE) {
      start += 1;
      end = closingQuote(bytes, start);
      at = end + 1;
    } else {
      while (at < bytes.length && bytes[at] !== SEPARATOR && bytes[at] !== LINE_FEED) at += 1;
      end = at > start && bytes[at - 1] === CARRIAGE_RETURN && bytes[at] === LINE_FEED ? at - 1 : at;
    }
    if (at >= bytes.length) return UNFINISHED;
    if (field < FIELDS_MAX) {
      starts[field] = start;
      ends[field] = end;
    }
    fields.count = field + 1;
    if (bytes[at] === CARRIAGE_RETURN) {
      if (at + 1 >= bytes.length) return UNFINISHED;
      at += 1;
    }
    if (bytes[at] === LINE_FEED) return at + 1;
    if (bytes[at] !== SEPARATOR) return BROKEN;
    at += 1;
  }
};

/** Streaming parser: accepts chunks of any size. A malformed row is reported by its number, and parsing continues with the next line. */
export const csvRows = ({ row, fault }: RowReader) => {
  const fields: Fields = {
    bytes: Buffer.alloc(0),
    starts: new Int32Array(FIELDS_MAX),
    ends: new Int32Array(FIELDS_MAX),
    count: 0,
    number: 0,
  };
  let pending: Buffer = Buffer.alloc(0);

  /** Skips the malformed line. A line longer than the maximum is dropped up to the end of the buffer. */
  const skipLine = (from: number, isLast: boolean): number => {
    const end = fields.bytes.indexOf(LINE_FEED, from);
    if (end >= 0) return end + 1;
    return isLast || fields.bytes.length - from > ROW_MAX_BYTES ? fields.bytes.length : from;
  };

  const read = (bytes: Buffer, isLast: boolean): number => {
    fields.bytes = bytes;
    let begin = 0;
    while (begin < bytes.length) {
      const next = readRow(fields, begin);
      if (next === UNFINISHED && !isLast && bytes.length - begin <= ROW_MAX_BYTES) return begin;
      const end = next > 0 ? next : skipLine(begin, isLast);
      if (end === begin) return begin;
      begin = end;
      fields.number += 1;
      if (next > 0) row(fields);
      else fault(fields.number, "a quote that does not close its field");
    }
    return begin;
  };

  return {
    feed: (chunk: Buffer): void => {
      const bytes = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      pending = bytes.subarray(read(bytes, false));
    },
    /** Parses the last row, which may lack a line break. */
    finish: (): void => {
      const hasEnded = pending.length === 0 || pending.at(-1) === LINE_FEED;
      read(hasEnded ? pending : Buffer.concat([pending, Buffer.of(LINE_FEED)]), true);
      pending = Buffer.alloc(0);
    },
    /** Number of rows read so far. */
    count: (): number => fields.number,
  };
};
