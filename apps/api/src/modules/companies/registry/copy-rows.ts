// Converts CSV rows of the registry files into lines of PostgreSQL COPY text format.
import { type CopyText, hideDigits, makeRoom, putAscii, putByte, putField, putNothing } from "./copy-text.ts";
import type { CsvRow } from "./csv-rows.ts";
import type { Column, Form, Layout } from "./layouts.ts";

const TAB = 0x09;
const LINE_FEED = 0x0a;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_A = 0x41;
const LETTER_Z = 0x5a;
const DASH = 0x2d;
const POINT = 0x2e;
const COMMA = 0x2c;
const LETTER_S = 0x53;
const LETTER_N = 0x4e;
const CNPJ_LENGTH = 14;
const BASE_LENGTH = 12;
const ROOT_LENGTH = 8;
/** Plausible years of a registry date. A published date outside this range is an error and becomes null. */
const YEAR_MIN = 1800;
const YEAR_MAX = 2199;

/** Appends the value of a column. Returns false if the field is empty. */
type Put = (out: CopyText, row: CsvRow, field: number) => boolean;

const digits = (bytes: Buffer, from: number, until: number): number => {
  let value = 0;
  for (let at = from; at < until; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
};
const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

/** A date written YYYYMMDD. "", "0", "00000000" and invalid dates become null, because a bad date must not reject the company. */
const putDay: Put = (out, { bytes, starts, ends }, field) => {
  const from = starts[field] ?? 0;
  if ((ends[field] ?? 0) - from !== 8) return false;
  const year = digits(bytes, from, from + 4);
  const month = digits(bytes, from + 4, from + 6);
  const day = digits(bytes, from + 6, from + 8);
  if (!(year >= YEAR_MIN && year <= YEAR_MAX && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return false;
  for (let at = from; at < from + 8; at += 1) {
    if (at === from + 4 || at === from + 6) putByte(out, DASH);
    putByte(out, bytes[at] ?? 0);
  }
  return true;
};

/** `1.234,56` or `1234,56`. Other text becomes null. */
const putMoney: Put = (out, { bytes, starts, ends }, field) => {
  let hasComma = false;
  let count = 0;
  const begin = out.length;
  for (let at = starts[field] ?? 0; at < (ends[field] ?? 0); at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === POINT) continue;
    const isComma = byte === COMMA;
    if ((isComma && hasComma) || (!isComma && (byte < ZERO || byte > NINE))) {
      out.length = begin;
      return false;
    }
    hasComma ||= isComma;
    if (!isComma) count += 1;
    putByte(out, isComma ? POINT : byte);
  }
  if (count === 0) out.length = begin;
  return count > 0;
};

const putFlag: Put = (out, { bytes, starts }, field) => {
  const byte = bytes[starts[field] ?? 0];
  if (byte !== LETTER_S && byte !== LETTER_N) return false;
  putAscii(out, byte === LETTER_S ? "t" : "f");
  return true;
};
const putHeadOffice: Put = (out, { bytes, starts }, field) => {
  putAscii(out, bytes[starts[field] ?? 0] === ZERO + 1 ? "t" : "f");
  return true;
};
const putHiding: Put = (out, row, field) => {
  const begin = out.length;
  const isSomething = putField(out, row, field);
  hideDigits(out, begin);
  return isSomething;
};
/** The area code is a separate field before the number. */
const putPhone: Put = (out, row, field) => {
  const hasArea = putField(out, row, field);
  return putField(out, row, field + 1) || hasArea;
};
/** The published file splits the CNPJ into root, order and check digits. */
const putCnpj: Put = (out, row, field) => {
  const begin = out.length;
  putField(out, row, field);
  putField(out, row, field + 1);
  putField(out, row, field + 2);
  return out.length > begin;
};

const puts: { readonly [F in Form]: Put } = {
  text: putField,
  cpf: putHiding,
  flag: putFlag,
  day: putDay,
  money: putMoney,
  phone: putPhone,
  head_office: putHeadOffice,
  cnpj: putCnpj,
};

/** Character value of the CNPJ algorithm: the character code minus the code of "0". */
const checkDigit = (bytes: Buffer, from: number, count: number): number => {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += ((bytes[from + at] ?? 0) - ZERO) * (2 + ((count - 1 - at) % 8));
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};
/** The contract's CNPJ check on bytes, because allocating 100,000 strings a second is too slow. */
const isCnpjAt = ({ bytes, length }: CopyText, from: number): boolean => {
  if (length - from !== CNPJ_LENGTH) return false;
  let differs = false;
  for (let at = from; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    const isLetter = byte >= LETTER_A && byte <= LETTER_Z && at < from + BASE_LENGTH;
    if (!isLetter && (byte < ZERO || byte > NINE)) return false;
    differs ||= byte !== bytes[from];
  }
  const first = (bytes[from + BASE_LENGTH] ?? 0) - ZERO;
  const second = (bytes[from + BASE_LENGTH + 1] ?? 0) - ZERO;
  return differs && checkDigit(bytes, from, BASE_LENGTH) === first && checkDigit(bytes, from, BASE_LENGTH + 1) === second;
};

/** Returns the reason why the value appended since `begin` invalidates its row. */
type Check = (out: CopyText, begin: number) => string | undefined;
const checkOf = ({ name, form, required }: Column): Check | undefined => {
  const missing = `no ${name.replaceAll("_", " ")}`;
  if (form === "cnpj") return (out, begin) => (isCnpjAt(out, begin) ? undefined : "a CNPJ that is none: its check digits are wrong");
  if (name === "root") return ({ length }, begin) => (length - begin === ROOT_LENGTH ? undefined : "a root that has not eight characters");
  return required ? ({ length }, begin) => (length > begin ? undefined : missing) : undefined;
};

/** Converts rows of one layout into COPY lines. A rejected row is removed from the output, and its reason is returned. */
export const copyRows = ({ fields, columns, constant }: Layout) => {
  const written = columns.map((column) => ({ put: puts[column.form], field: column.field, check: checkOf(column) }));
  return (out: CopyText, row: CsvRow): string | undefined => {
    if (row.count !== fields) return `${row.count} fields instead of ${fields}`;
    makeRoom(out, row);
    const before = out.length;
    if (constant) putAscii(out, constant.value);
    for (const { put, field, check } of written) {
      if (out.length > before) putByte(out, TAB);
      const begin = out.length;
      const isSomething = put(out, row, field);
      const reason = check?.(out, begin);
      if (reason !== undefined) {
        out.length = before;
        return reason;
      }
      if (!isSomething) putNothing(out);
    }
    putByte(out, LINE_FEED);
    return undefined;
  };
};
