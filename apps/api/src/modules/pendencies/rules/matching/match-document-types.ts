// Document types that a file names.
import { plainWords } from "./file-words.ts";

type Type = { readonly key: string; readonly name: string };
type Words = { readonly name: string; readonly text: string };
type Indexed = {
  readonly key: string;
  readonly phrase: string;
  /** The name without its addition: "PGR" of "PGR: plano de ação". */
  readonly head: string;
  readonly words: readonly string[];
  readonly acronyms: readonly string[];
};

const WORD_MIN_LENGTH = 3;
/** The title of a document is at its beginning; further below it cites other documents. */
const TITLE_LENGTH = 1_500;

const acronymsIn = (name: string): readonly string[] => (name.match(/\p{Lu}{3,}/gu) ?? []).map(plainWords);
const longWordsIn = (phrase: string): readonly string[] =>
  phrase
    .split(" ")
    .filter(({ length }) => length >= WORD_MIN_LENGTH)
    .map((word) => ` ${word} `);

const indexed = ({ key, name }: Type): Indexed => {
  const phrase = plainWords(name);
  return { key, phrase, head: plainWords(name.replace(/[:(,].*$/s, "")), words: longWordsIn(phrase), acronyms: acronymsIn(name) };
};

const isIn = (text: string, phrase: string): boolean => phrase.trim() !== "" && text.includes(phrase);
const phraseIn = ({ phrase, head }: Indexed, text: string): string | undefined => [phrase, head].find((one) => isIn(text, one));

/** The phrase by which a type is found, from the strongest to the weakest evidence; the first tier with a result decides. */
const tiers: readonly ((type: Indexed, words: Words) => string | undefined)[] = [
  ({ phrase, words }, { name }) => (words.length > 1 && words.every((word) => name.includes(word)) ? phrase : undefined),
  (type, { name }) => phraseIn(type, name),
  ({ acronyms }, { name }) => acronyms.find((acronym) => name.includes(acronym)),
  (type, { text }) => phraseIn(type, text.slice(0, TITLE_LENGTH)),
];

/** Finds the keys of the types that a file names. Of phrases within each other the longest counts: "ASO" in "ASO admissional". */
export const createTypeMatcher = (types: readonly Type[]) => {
  const known = types.map(indexed);
  return (words: Words): ReadonlySet<string> => {
    for (const tier of tiers) {
      const found = known.flatMap((type) => {
        const phrase = tier(type, words);
        return phrase === undefined ? [] : [{ key: type.key, phrase }];
      });
      const isPart = (phrase: string) => found.some((other) => other.phrase !== phrase && other.phrase.includes(phrase));
      if (found.length > 0) return new Set(found.filter(({ phrase }) => !isPart(phrase)).map(({ key }) => key));
    }
    return new Set();
  };
};
