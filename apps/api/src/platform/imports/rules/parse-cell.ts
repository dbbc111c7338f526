// Parses cells as users and spreadsheet programs write them.
import { isDay } from "@emdia/contract/custom-fields/custom-value.ts";
import type { LineFault } from "@emdia/contract/imports/line-faults.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { normalizeHeading } from "./match-columns.ts";

type Details = { readonly [name: string]: string | number };
export type CellFault = { readonly ok: false; readonly code: LineFault; readonly details: Details };
export type Parsed<T> = { readonly ok: true; readonly value: T } | CellFault;

const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const cellFault = (code: LineFault, details: Details = {}): CellFault => ({ ok: false, code, details });

/** One line of text. Line breaks become spaces; invisible characters, which copied cells often have, are removed. */
export const plainCell = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();

export const parseText = (text: string, maximum: number): Parsed<string> => {
  const plain = plainCell(text);
  return plain.length > maximum ? cellFault("cell.too_long", { maximum }) : parsed(plain);
};

const [YEAR_MIN, YEAR_MAX] = [1900, 2100];
/** Serial numbers of days from 1910 to 2100. Smaller numbers are more likely a year. */
const [SERIAL_MIN, SERIAL_MAX] = [3_654, 73_415];
/** Day 0 of the serial numbers of Excel after February 1900, which it takes for a leap year. */
const SERIAL_ZERO = "1899-12-30";

const twoDigits = (text = ""): string => text.padStart(2, "0");

const dayOf = (text: string): IsoDay | undefined => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text);
  if (iso) return `${iso[1]}-${twoDigits(iso[2])}-${twoDigits(iso[3])}`;
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: [\d:.]+)?$/.exec(text);
  if (local) return `${local[3]}-${twoDigits(local[2])}-${twoDigits(local[1])}`;
  const serial = /^(\d{1,5})(?:\.\d+)?$/.exec(text);
  const days = Number(serial?.[1] ?? 0);
  return days >= SERIAL_MIN && days <= SERIAL_MAX ? addDays(SERIAL_ZERO, days) : undefined;
};

/** Accepts dd/mm/yyyy, YYYY-MM-DD, either with a time, and serial numbers. Two-digit years are ambiguous. */
export const parseDay = (text: string): Parsed<IsoDay> => {
  const day = dayOf(plainCell(text));
  if (day === undefined || !isDay(day)) return cellFault("cell.not_a_date", { value: text });
  const year = Number(day.slice(0, 4));
  return year < YEAR_MIN || year > YEAR_MAX ? cellFault("cell.year_out_of_range", { value: text }) : parsed(day);
};

const flags: { readonly [text: string]: boolean } = {
  sim: true,
  s: true,
  yes: true,
  y: true,
  si: true,
  true: true,
  verdadeiro: true,
  verdadero: true,
  x: true,
  1: true,
  nao: false,
  n: false,
  no: false,
  false: false,
  falso: false,
  0: false,
};
export const parseFlag = (text: string): Parsed<boolean> => {
  const value = flags[normalizeHeading(text)];
  return value === undefined ? cellFault("cell.not_yes_or_no", { value: text }) : parsed(value);
};

/** Decimal text with a point, from a Brazilian or plain notation. "2.450" has a thousands separator. */
const decimalOf = (text: string): string | undefined => {
  const plain = text.replace(/\s/g, "");
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) || /^-?\d+(,\d+)?$/.test(plain)) return plain.replaceAll(".", "").replace(",", ".");
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(plain)) return plain.replaceAll(",", "");
  return /^-?\d+\.\d+$/.test(plain) ? plain : undefined;
};
const DECIMALS = 4;
/** Number as the product stores it: decimal point, no needless zeros. */
export const parseDecimal = (text: string): Parsed<string> => {
  const decimal = decimalOf(text);
  if (decimal === undefined) return cellFault("cell.not_a_number", { value: text });
  const number = Number(decimal);
  return parsed(Number.isInteger(number) ? number.toFixed(0) : String(Number(number.toFixed(DECIMALS))));
};

const CENTS = 100;
const ROUNDING = 1e-6;
/** Amount in cents, with or without the currency symbol. */
export const parseCents = (text: string, maximum: number): Parsed<number> => {
  const decimal = decimalOf(text.replace(/^\s*R\$/i, ""));
  const reais = Number(decimal ?? Number.NaN);
  const cents = Math.round(reais * CENTS);
  if (Number.isNaN(reais) || Math.abs(cents - reais * CENTS) > ROUNDING) return cellFault("cell.not_a_number", { value: text });
  return reais < 0 || reais > maximum ? cellFault("cell.out_of_range", { value: text }) : parsed(cents);
};

/** A choice by one of its names. */
export type Choice<T> = { readonly value: T; readonly names: readonly string[] };
export const parseChoice = <T>(text: string, choices: readonly Choice<T>[]): Parsed<T> => {
  const plain = normalizeHeading(text);
  const found = choices.find(({ names }) => names.some((name) => normalizeHeading(name) === plain));
  return found ? parsed(found.value) : cellFault("cell.not_an_option", { value: text });
};

const CPF_LENGTH = 11;
/** Digits of a CPF. Spreadsheet programs drop leading zeros of numbers, and some add a decimal place. */
export const cpfOfCell = (text: string): string => {
  const plain = text.replace(/^(\d+)\.0+$/, "$1").replace(/[\s./'-]/g, "");
  return /^\d+$/.test(plain) ? plain.padStart(CPF_LENGTH, "0") : plain;
};

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes in use: a former code, such as that of East Germany, is replaced by its successor. */
const codes = (): readonly string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).filter((code) => new Intl.Locale(`und-${code}`).region === code);
const codesByName = (): ReadonlyMap<string, string> => {
  const inUse = codes();
  const pairs = ["pt-BR", "en-US", "es-ES"].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return inUse.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[normalizeHeading(name), code] as const];
    });
  });
  return new Map(pairs);
};
let countries: ReadonlyMap<string, string> | undefined;

/** Country by its name in three languages or by its two letters. */
export const parseCountry = (text: string): Parsed<string> => {
  countries ??= codesByName();
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return parsed(code);
  const found = countries.get(normalizeHeading(text));
  return found === undefined ? cellFault("cell.unknown_country", { value: text }) : parsed(found);
};

/** Items of a cell, separated by semicolons or line breaks. */
export const itemsOf = (text: string): readonly string[] => text.split(/[;\n\r]+/).flatMap((item) => plainCell(item) || []);
