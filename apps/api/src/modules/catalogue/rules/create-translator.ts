type Pair = readonly [portuguese: string | null, translated: string | null | undefined];
export type Translate = (text: string) => string;

const SEPARATOR = ", ";
/** "(+3)" after a list of names counts those that are not listed. */
const REST = / \(\+\d+\)$/;
/** Parts that one name can have: "Cintas, cabos e manilhas: inspeção" has two. */
const NAME_PARTS_MAX = 3;

/** Translates a list of names. A name can contain the separator itself, so the longest known name counts. */
const translateList = (text: string, known: ReadonlyMap<string, string>): string => {
  const [rest = ""] = REST.exec(text) ?? [];
  const parts = text.slice(0, text.length - rest.length).split(SEPARATOR);
  const names: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const lengths = Array.from({ length: NAME_PARTS_MAX }, (_, index) => NAME_PARTS_MAX - index);
    const length = lengths.find((one) => known.has(parts.slice(at, at + one).join(SEPARATOR))) ?? 1;
    const name = parts.slice(at, at + length).join(SEPARATOR);
    names.push(known.get(name) ?? name);
    at += length;
  }
  return names.join(SEPARATOR) + rest;
};

/** Translates a known text or a list of known names, and returns any other text as it is. */
export const createTranslator = (pairs: readonly Pair[]): Translate => {
  const known = new Map(pairs.flatMap(([portuguese, translated]) => (portuguese !== null && translated ? [[portuguese, translated]] : [])));
  return (text) => known.get(text) ?? translateList(text, known);
};
