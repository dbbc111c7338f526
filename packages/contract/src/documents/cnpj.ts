import { fillMask } from "./mask.ts";

const MASK = "##.###.###/####-##";
const BASE_LENGTH = 12;
const ZERO_CODE = "0".charCodeAt(0);

export const normaliseCnpj = (text: string): string => text.replace(/[\s./-]/g, "").toUpperCase();

/** Formats a partial CNPJ; letters are allowed in the first twelve characters only, the check digits are digits. */
export const maskCnpj = (text: string): string => {
  const characters = text.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
  return fillMask(MASK, characters.slice(0, BASE_LENGTH) + characters.slice(BASE_LENGTH).replace(/\D/g, ""));
};

/** Weights cycle from 2 to 9, from right to left. A letter counts as its character code minus that of zero. */
const checkDigit = (characters: string): number => {
  const sum = [...characters].reduce((total, character, index) => {
    const weight = 2 + ((characters.length - 1 - index) % 8);
    return total + (character.charCodeAt(0) - ZERO_CODE) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};

/** The two check digits of twelve numeric or alphanumeric characters. */
export const cnpjCheckDigits = (base: string): string => {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
};

export type CnpjProblem = "length" | "characters" | "repeated" | "check_digits";

/** Reason why a text is not a CNPJ. */
export const cnpjProblem = (text: string): CnpjProblem | undefined => {
  const cnpj = normaliseCnpj(text);
  if (cnpj.length !== BASE_LENGTH + 2) return "length";
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj)) return "characters";
  if (/^(.)\1+$/.test(cnpj)) return "repeated";
  return cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, BASE_LENGTH))) ? undefined : "check_digits";
};

/** Validates numeric and alphanumeric CNPJs, in the browser and on the server (CD-155). */
export const isCnpj = (text: string): boolean => cnpjProblem(text) === undefined;
