/** How the text of a field changed: by keys, by a whole text from outside, or by a deletion. */
export type Edit = "typed" | "pasted" | "deleted";
export type Mask = (text: string, edit?: Edit) => string;

/**
 * The edit of an input event, by its type in the Input Events specification. Several characters at once are a whole text, which the
 * suggestion of a keyboard or an automatic fill inserts.
 */
export const editOf = (inputType: string, data: string | null): Edit => {
  if (inputType.startsWith("delete")) return "deleted";
  const isOneKey = data === null || data.length === 1;
  return isOneKey && /^insert(Composition)?Text$/.test(inputType) ? "typed" : "pasted";
};

const isSign = (character: string): boolean => !/[0-9A-Za-z]/.test(character);
const meaningful = (text: string): number => [...text].filter((character) => !isSign(character)).length;

/**
 * Caret position after masking: behind the same letter or digit as before, so that a correction in the middle does not move the caret to
 * the end.
 */
export const caretAfterMask = (masked: string, typed: string, caret: number): number => {
  const target = Math.min(meaningful(typed.slice(0, caret)), meaningful(masked));
  if (caret >= typed.length) return masked.length;
  let at = 0;
  for (let seen = 0; seen < target; at += 1) if (!isSign(masked.charAt(at))) seen += 1;
  return at;
};
