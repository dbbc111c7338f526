export const EMAIL_MAX_LENGTH = 254;
/** What counts as an e-mail address, for schemas and for pages that carry none. */
export const emailPattern = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** As the server will read it: without the spaces around it, in small letters. */
export const isEmail = (typed: string): boolean => {
  const address = typed.trim().toLowerCase();
  return address.length <= EMAIL_MAX_LENGTH && emailPattern.test(address);
};
