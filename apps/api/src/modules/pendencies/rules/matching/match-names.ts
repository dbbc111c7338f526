// Names of people, companies and projects in a file.
import { plainWords } from "./file-words.ts";

type NameRow = { readonly key: string; readonly name: string };
type Words = { readonly name: string; readonly text: string };

const wordsOf = (plain: string): readonly string[] => plain.trim().split(" ");
const beginningOf = (phrase: string): string => wordsOf(phrase).slice(0, 2).join(" ");

/**
 * Finds the keys of the names that occur in a file. Names are indexed by their first two words, because a supplier has thousands of workers.
 * Of names within each other the longest counts. A name of one word, such as "Rosa", counts in the file name only, because texts contain
 * such words by chance.
 */
export const createNameMatcher = (rows: readonly NameRow[]) => {
  const phrases = Map.groupBy(
    rows.map(({ key, name }) => ({ key, phrase: plainWords(name) })).filter(({ phrase }) => phrase.trim() !== ""),
    ({ phrase }) => beginningOf(phrase),
  );
  return ({ name, text }: Words): ReadonlySet<string> => {
    const isIn = (phrase: string) => name.includes(phrase) || (wordsOf(phrase).length > 1 && text.includes(phrase));
    const beginnings = new Set([name, text].flatMap(wordsOf).flatMap((word, at, words) => [word, `${word} ${words[at + 1]}`]));
    const found = [...beginnings].flatMap((beginning) => phrases.get(beginning) ?? []).filter(({ phrase }) => isIn(phrase));
    const isPart = (phrase: string) => found.some((other) => other.phrase !== phrase && other.phrase.includes(phrase));
    return new Set(found.filter(({ phrase }) => !isPart(phrase)).map(({ key }) => key));
  };
};
