/** Fills the `#` of a pattern from left to right. A sign appears only with the character after it, so that deleting never gets stuck. */
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
