/**
 * Fills the `#` of a pattern from left to right. A separator appears only with the next character, so that the user can delete across it.
 */
export const fillMask = (pattern: string, characters: string): string => {
  let masked = "";
  let used = 0;
  for (const sign of pattern) {
    if (used === characters.length) break;
    masked += sign === "#" ? characters.charAt(used++) : sign;
  }
  return masked;
};

export const onlyDigits = (text: string): string => text.replace(/\D/g, "");
