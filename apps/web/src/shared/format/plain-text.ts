/** The text without accents and case, for searches in the browser: "certidao" finds "Certidão". */
export const plainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
