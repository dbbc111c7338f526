// Random ids of badges.

/** Digits and letters without i, l, o and u, which are easily misread. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 26 characters of 5 bits: 130 bits. */
export const BADGE_CODE_BYTES = 26;

/** Each random byte chooses one character. A code of digits only would be read as the id of a worker, so its first character is a letter. */
export const badgeCodeFrom = (random: Uint8Array): string => {
  const code = [...random].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
  return /^\d+$/.test(code) ? `${ALPHABET.at(-1)}${code.slice(1)}` : code;
};

/** Whether an id of the public page is the id of a worker. */
export const isWorkerId = (id: string): boolean => /^\d{1,15}$/.test(id);
