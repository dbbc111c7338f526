import i18next from "i18next";

const SEPARATORS = /[.,]/g;
const isEnglish = (language: string): boolean => language.startsWith("en");
const thousands = { en: /^-?\d{1,3}(,\d{3})+$/, other: /^-?\d{1,3}(\.\d{3})+$/ } as const;

/**
 * Parses a typed number into the wire format with a decimal point. A separator before exactly three digits is the thousands separator of
 * the screen language; otherwise the last separator is the decimal one.
 */
export const numberFromTyped = (typed: string, language: string = i18next.language ?? ""): string => {
  const text = typed.replace(/\s/g, "");
  if (thousands[isEnglish(language) ? "en" : "other"].test(text)) return text.replace(SEPARATORS, "");
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  return last < 0 ? text : `${text.slice(0, last).replace(SEPARATORS, "")}.${text.slice(last + 1)}`;
};

/** The wire number with the decimal separator of the screen language. */
export const numberToType = (value: string, language: string): string => (isEnglish(language) ? value : value.replace(".", ","));
