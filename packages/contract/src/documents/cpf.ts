import { fillMask, onlyDigits } from "./mask.ts";

const MASK = "###.###.###-##";

export const normaliseCpf = (text: string): string => text.replace(/[\s.-]/g, "");

/** Formats a partial CPF. */
export const maskCpf = (text: string): string => fillMask(MASK, onlyDigits(text));

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
};

/** The two check digits of nine digits. */
export const cpfCheckDigits = (base: string): string => {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
};

export const isCpf = (text: string): boolean => {
  const cpf = normaliseCpf(text);
  return /^\d{11}$/.test(cpf) && !/^(.)\1+$/.test(cpf) && cpf.endsWith(cpfCheckDigits(cpf.slice(0, 9)));
};
