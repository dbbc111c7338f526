/** Removes punctuation from document and company numbers, because the database stores them without it. Leaves words unchanged. */
export const normalizeSearchTerm = (text: string): string => {
  const isNumber = /^[\d\s./-]+$/.test(text);
  const isCode = !/\s/.test(text);
  return /\d/.test(text) && (isNumber || isCode) ? text.replace(/[\s./-]/g, "") : text;
};
