import { fillMask, onlyDigits } from "./mask.ts";

const MASK = "#####-###";
const DIGITS = 8;

/** Keeps eight digits; what comes after them is dropped. */
export const normalisePostalCode = (text: string): string => onlyDigits(text).slice(0, DIGITS);

/** Formats what has been typed so far. */
export const maskPostalCode = (text: string): string => fillMask(MASK, normalisePostalCode(text));

export const isPostalCode = (text: string): boolean => normalisePostalCode(text).length === DIGITS;
