import type { SheetCells, SheetColumn } from "../sheet-content.ts";
import { CELL_MAX_CHARS } from "../sheet-limits.ts";

const MARKUP: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them, and a cell can
const UNWRITABLE = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const HEX = 16;
const HEX_DIGITS = 4;

const written = (sign: string): string => MARKUP[sign] ?? `_x${sign.charCodeAt(0).toString(HEX).toUpperCase().padStart(HEX_DIGITS, "0")}_`;
const escaped = (text: string): string => text.slice(0, CELL_MAX_CHARS).toWellFormed().replace(UNWRITABLE, written);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Programs disagree about the days before 1 March 1900, so these are text. */
const FIRST_SERIAL = 61;

const serialOf = (text: string): number | undefined => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const serial = (time - FIRST_DAY) / MS_PER_DAY;
  return serial >= FIRST_SERIAL && new Date(time).toISOString().startsWith(text) ? serial : undefined;
};

type Place = { readonly reference: string; readonly kind: SheetColumn["kind"]; readonly style: string };

/** The number that a cell stores; undefined for text. */
const numberOf = (value: string | number, kind: SheetColumn["kind"]): number | undefined => {
  if (kind === "text") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return kind === "day" ? serialOf(value) : undefined;
};

const cellXml = (value: string | number | null, { reference, kind, style }: Place): string => {
  if (value === null || value === "") return "";
  const number = numberOf(value, kind);
  if (number !== undefined) return `<c r="${reference}" s="${style}"><v>${number}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
};

export type WrittenColumn = { readonly letter: string; readonly kind: SheetColumn["kind"]; readonly style: string };

/** XML of a row. Text is always the text of a string cell, which no program evaluates. */
export const rowXml = (cells: SheetCells, line: number, columns: readonly WrittenColumn[]): string => {
  const xml = columns.map(({ letter, kind, style }, index) =>
    cellXml(cells[index] ?? null, { reference: `${letter}${line}`, kind, style }),
  );
  return `<row r="${line}">${xml.join("")}</row>`;
};
