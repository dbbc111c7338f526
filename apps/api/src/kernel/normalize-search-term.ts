/** The number of a document or a company is looked for as it is kept, without its punctuation; words stay as they were typed. */
export const normalizeSearchTerm = (text: string): string => {
  const isNumber = /^[\d\s./-]+$/.test(text);
  const isCode = !/\s/.test(text);
  return /\d/.test(text) && (isNumber || isCode) ? text.replace(/[\s./-]/g, "") : text;
};
