import i18next from "i18next";

const SEPARATORS = /[.,]/g;
const isEnglish = (language: string): boolean => language.startsWith("en");
const thousands = { en: /^-?\d{1,3}(,\d{3})+$/, other: /^-?\d{1,3}(\.\d{3})+$/ } as const;

/**
 * A number as somebody types it, with the comma or the point of their language, as it travels. Before three digits each stands the sign between
 * thousands of the language on screen; otherwise the last separator is the decimal one, whichever it is.
 */
export const numberFromTyped = (typed: string, language: string = i18next.language ?? ""): string => {
  const text = typed.replace(/\s/g, "");
  if (thousands[isEnglish(language) ? "en" : "other"].test(text)) return text.replace(SEPARATORS, "");
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  return last < 0 ? text : `${text.slice(0, last).replace(SEPARATORS, "")}.${text.slice(last + 1)}`;
};

/** The same number as somebody reads it in a field. */
export const numberToType = (value: string, language: string): string => (isEnglish(language) ? value : value.replace(".", ","));
