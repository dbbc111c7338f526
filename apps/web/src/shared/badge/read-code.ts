const PATH = /\/badge-info\/([^/?#\s]+)/;
/** Letters that the codes of badges do not have, with the digit that they are mistaken for. */
const mistaken: { readonly [letter: string]: string } = { o: "0", i: "1", l: "1" };

/** The id of a badge in what a user typed, scanned or pasted: a code in groups, or the whole link. Empty without one. */
export const readCode = (text: string): string => {
  const code = PATH.exec(text)?.[1] ?? text;
  return code
    .replace(/[\s-]/g, "")
    .toLowerCase()
    .replace(/[oil]/g, (letter) => mistaken[letter] ?? letter)
    .replace(/[^0-9a-z_]/g, "")
    .slice(0, 64);
};

export const isWorkerId = (id: string): boolean => /^\d+$/.test(id);
