import type { CsvRow } from "./csv-rows.ts";

/**
 * Growable buffer of COPY text in the published encoding; PostgreSQL converts the encoding. The writer truncates `length` to discard a bad
 * row.
 */
export type CopyText = { bytes: Buffer; length: number };

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const SPACE = 0x20;
const ZERO = 0x30;
const NINE = 0x39;
const ASTERISK = 0x2a;
const HIDDEN_DIGITS = 11;
/** Letter of the COPY escape sequence for each byte. */
const escapes: { readonly [byte: number]: number } = { 9: 0x74, 10: 0x6e, 13: 0x72, [BACKSLASH]: BACKSLASH };

export const copyText = (capacity = 1 << 20): CopyText => ({ bytes: Buffer.allocUnsafe(capacity), length: 0 });

/** Grows the buffer for a row: escaping at most doubles a byte, and 512 bytes cover separators and null markers. */
export const makeRoom = (out: CopyText, { starts, ends, count }: CsvRow): void => {
  const rowBytes = (ends[Math.min(count, ends.length) - 1] ?? 0) - (starts[0] ?? 0);
  const needed = out.length + rowBytes * 2 + 512;
  if (needed <= out.bytes.length) return;
  const larger = Buffer.allocUnsafe(Math.max(needed, out.bytes.length * 2));
  out.bytes.copy(larger, 0, 0, out.length);
  out.bytes = larger;
};

export const putByte = (out: CopyText, byte: number): void => {
  out.bytes[out.length] = byte;
  out.length += 1;
};
export const putAscii = (out: CopyText, text: string): void => {
  out.length += out.bytes.write(text, out.length, "latin1");
};
export const putNothing = (out: CopyText): void => {
  putByte(out, BACKSLASH);
  putByte(out, 0x4e);
};

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= ZERO && byte <= NINE;

/** Appends a trimmed field without zero bytes, which PostgreSQL text cannot store. Returns false if the field is empty. */
export const putField = (out: CopyText, { bytes, starts, ends }: CsvRow, field: number): boolean => {
  let at = starts[field] ?? 0;
  let end = ends[field] ?? 0;
  const isQuoted = at > 0 && bytes[at - 1] === QUOTE;
  while (at < end && (bytes[at] ?? 0) <= SPACE) at += 1;
  while (end > at && (bytes[end - 1] ?? 0) <= SPACE) end -= 1;
  const target = out.bytes;
  let length = out.length;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) continue;
    if (byte <= 13 || byte === BACKSLASH) {
      const letter = escapes[byte];
      if (letter !== undefined) {
        target[length++] = BACKSLASH;
        target[length++] = letter;
        continue;
      }
    }
    if (byte === QUOTE && isQuoted) at += 1; // a doubled quote is one quote
    target[length++] = byte;
  }
  const isSomething = length > out.length;
  out.length = length;
  return isSomething;
};

/** Masks the first three and last two digits of an 11-digit run, as Receita Federal does with the CPF of partners. */
export const hideDigits = ({ bytes, length }: CopyText, from: number): void => {
  for (let at = from; at < length; at += 1) {
    if (!isDigit(bytes[at])) continue;
    const begin = at;
    while (at < length && isDigit(bytes[at])) at += 1;
    if (at - begin !== HIDDEN_DIGITS) continue;
    bytes.fill(ASTERISK, begin, begin + 3);
    bytes.fill(ASTERISK, at - 2, at);
  }
};
