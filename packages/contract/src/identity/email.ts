export const EMAIL_MAX_LENGTH = 254;
/** E-mail pattern, for schemas and for pages without zod. */
export const emailPattern = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** Checks the address as the server normalises it: trimmed and in lower case. */
export const isEmail = (typed: string): boolean => {
  const address = typed.trim().toLowerCase();
  return address.length <= EMAIL_MAX_LENGTH && emailPattern.test(address);
};

const shape = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u;

/** Shape of an address with any letters, so that the server can refuse look-alikes with their own message. */
export const looksLikeEmail = (typed: string): boolean =>
  typed.length <= EMAIL_MAX_LENGTH && shape.test(typed) && (hasLookAlikes(typed) || isEmail(typed));

/** Non-ASCII letters can look like ASCII ones (a Cyrillic "а", a full-width "ａ"), so that the mail would go to another person. */
export const hasLookAlikes = (typed: string): boolean => /[^\x20-\x7e]/.test(typed);

/** Lower case for A to Z only, because `toLowerCase` also maps some foreign letters to ASCII. */
export const inSmallLetters = (typed: string): string => typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
