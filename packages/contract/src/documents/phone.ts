import { fillMask, onlyDigits } from "./mask.ts";

const LANDLINE_MASK = "(##) ####-####";
const MOBILE_MASK = "(##) #####-####";
const LANDLINE_DIGITS = 10;
const COUNTRY_PREFIX = "+55";

/** Area code and number without the country code. Thirteen digits that begin with 55 are a pasted number without its plus sign. */
export const normalisePhone = (text: string): string => {
  const national = text.replace(/^\s*\+\s*55/, "").replace(/[\s().-]/g, "");
  return /^55\d{11}$/.test(national) ? national.slice(2) : national;
};

/** Formats a partial phone number; the eleventh digit makes it a mobile number. */
export const maskPhone = (text: string): string => {
  const digits = onlyDigits(normalisePhone(text));
  return fillMask(digits.length > LANDLINE_DIGITS ? MOBILE_MASK : LANDLINE_MASK, digits);
};

export const isPhone = (text: string): boolean => /^\d{10,11}$/.test(normalisePhone(text));

/** Whether the phone can receive text messages. */
export const isMobilePhone = (text: string): boolean => /^\d{2}9\d{8}$/.test(normalisePhone(text));

export const phoneOnTheWire = (text: string): string => `${COUNTRY_PREFIX}${normalisePhone(text)}`;
