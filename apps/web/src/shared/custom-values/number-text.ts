const SEPARATORS = /[.,]/g;

/** A number as somebody types it, with the comma or the point of their language, as it travels: the last separator is the decimal one. */
export const numberFromTyped = (typed: string): string => {
  const text = typed.replace(/\s/g, "");
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  return last < 0 ? text : `${text.slice(0, last).replace(SEPARATORS, "")}.${text.slice(last + 1)}`;
};

/** The same number as somebody reads it in a field. */
export const numberToType = (value: string, language: string): string => (language.startsWith("en") ? value : value.replace(".", ","));
