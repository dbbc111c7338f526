/** A CNPJ with its punctuation, whole or in part. */
const CNPJ_PART = /^[0-9A-Z]{2}[.]?[0-9A-Z./-]*\d[0-9A-Z./-]*$/i;

/** Search words for names and CNPJs, which are stored without punctuation. */
export const supplierSearchWords = (text: string): string => (CNPJ_PART.test(text.trim()) ? text.trim().replace(/[./-]/g, "") : text);
