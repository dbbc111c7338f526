import { fillMask } from "./mask.ts";

const MASK = "##.###.###/####-##";
const BASE_LENGTH = 12;
const ZERO_CODE = "0".charCodeAt(0);

export const normaliseCnpj = (text: string): string => text.replace(/[\s./-]/g, "").toUpperCase();

/** Formats what has been typed so far; letters are for the first twelve places, the check digits are digits. */
export const maskCnpj = (text: string): string => {
  const characters = text.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
  return fillMask(MASK, characters.slice(0, BASE_LENGTH) + characters.slice(BASE_LENGTH).replace(/\D/g, ""));
};

/** Weights run 2 to 9 from the right and begin again. A letter counts as its code less that of zero, so digits count as themselves. */
const checkDigit = (characters: string): number => {
  const sum = [...characters].reduce((total, character, index) => {
    const weight = 2 + ((characters.length - 1 - index) % 8);
    return total + (character.charCodeAt(0) - ZERO_CODE) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};

/** The two digits that close twelve characters, numeric or alphanumeric. */
export const cnpjCheckDigits = (base: string): string => {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
};

export type CnpjProblem = "length" | "characters" | "repeated" | "check_digits";

/** What keeps a text from being a CNPJ. */
export const cnpjProblem = (text: string): CnpjProblem | undefined => {
  const cnpj = normaliseCnpj(text);
  if (cnpj.length !== BASE_LENGTH + 2) return "length";
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj)) return "characters";
  if (/^(.)\1+$/.test(cnpj)) return "repeated";
  return cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, BASE_LENGTH))) ? undefined : "check_digits";
};

/** One check for numeric and alphanumeric numbers, on both sides of the wire (CD-155). */
export const isCnpj = (text: string): boolean => cnpjProblem(text) === undefined;
