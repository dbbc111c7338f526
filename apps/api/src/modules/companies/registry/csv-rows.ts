/**
 * The rows of a published file: fields between `;`, in quotes or not, a quote inside quotes written twice, line breaks allowed
 * there. Read byte by byte where they lie, because a text a field would cost more than all the rest of an import.
 */
export type CsvRow = {
  readonly bytes: Buffer;
  /** Where each field begins and ends, without its quotes. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
  /** Counted from one, bad rows and skipped ones included. */
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
/** The longest published row is a few kilobytes: what is longer is a quote that nobody closed. */
const ROW_MAX_BYTES = 65_536;

const UNFINISHED = -1;
const BROKEN = -2;

type Fields = { bytes: Buffer; starts: Int32Array; ends: Int32Array; count: number; number: number };

/** The place of the quote that closes a field, or of the end of what is known so far. */
const closingQuote = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    while (at < bytes.length && bytes[at] !== QUOTE) at += 1;
    if (at + 1 >= bytes.length || bytes[at + 1] !== QUOTE) return at;
    at += 2;
  }
};

/** Reads one row and answers where the next begins; a row that is not there whole waits for more bytes. */
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

/** Takes a file in pieces of any size. A row that cannot be read is told by its number, and the next line goes on. */
export const csvRows = ({ row, fault }: RowReader) => {
  const fields: Fields = {
    bytes: Buffer.alloc(0),
    starts: new Int32Array(FIELDS_MAX),
    ends: new Int32Array(FIELDS_MAX),
    count: 0,
    number: 0,
  };
  let kept: Buffer = Buffer.alloc(0);

  /** Behind the line on which something is wrong; a line that never ends is given up. */
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
      const bytes = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      kept = bytes.subarray(read(bytes, false));
    },
    /** The last row may end without a line break. */
    finish: (): void => {
      const hasEnded = kept.length === 0 || kept.at(-1) === LINE_FEED;
      read(hasEnded ? kept : Buffer.concat([kept, Buffer.of(LINE_FEED)]), true);
      kept = Buffer.alloc(0);
    },
    /** How many rows were read so far. */
    count: (): number => fields.number,
  };
};
