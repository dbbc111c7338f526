import { fillMask, onlyDigits } from "./mask.ts";

const MASK = "#####-###";
const DIGITS = 8;

/** At most eight digits; further digits are dropped. */
export const normalisePostalCode = (text: string): string => onlyDigits(text).slice(0, DIGITS);

/** Formats a partial postal code. */
export const maskPostalCode = (text: string): string => fillMask(MASK, normalisePostalCode(text));

export const isPostalCode = (text: string): boolean => normalisePostalCode(text).length === DIGITS;
