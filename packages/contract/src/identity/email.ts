export const EMAIL_MAX_LENGTH = 254;
/** What counts as an e-mail address, for schemas and for pages that carry none. */
export const emailPattern = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** As the server will read it: without the spaces around it, in small letters. */
export const isEmail = (typed: string): boolean => {
  const address = typed.trim().toLowerCase();
  return address.length <= EMAIL_MAX_LENGTH && emailPattern.test(address);
};

const shape = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u;

/** Has the form of an address, in whatever letters: what is wrong with the letters can then be said in words. */
export const looksLikeEmail = (typed: string): boolean =>
  typed.length <= EMAIL_MAX_LENGTH && shape.test(typed) && (hasLookAlikes(typed) || isEmail(typed));

/** Letters beyond a to z pass for others to the eye (a Cyrillic "а", a full-width "ａ"), and lead to somebody else's mailbox. */
export const hasLookAlikes = (typed: string): boolean => /[^\x20-\x7e]/.test(typed);

/** Small letters for A to Z and for nothing else: `toLowerCase` also turns some foreign letters into ours. */
export const inSmallLetters = (typed: string): string => typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
