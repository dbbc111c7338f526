// Names of people, companies and projects in a text.
import { plainWords } from "./file-words.ts";

type NameRow = { readonly key: string; readonly name: string };

const beginningOf = (phrase: string): string => phrase.trim().split(" ").slice(0, 2).join(" ");

/**
 * Finds the keys of the names that occur in plain words. Names are indexed by their first two words, because a supplier has thousands of
 * workers. Of names within each other the longest counts.
 */
export const createNameMatcher = (named: readonly NameRow[]) => {
  const phrases = Map.groupBy(
    named.map(({ key, name }) => ({ key, phrase: plainWords(name) })).filter(({ phrase }) => phrase.trim() !== ""),
    ({ phrase }) => beginningOf(phrase),
  );
  return (plain: string): ReadonlySet<string> => {
    const words = plain.trim().split(" ");
    const beginnings = new Set(words.flatMap((word, at) => [word, `${word} ${words[at + 1]}`]));
    const found = [...beginnings].flatMap((beginning) => phrases.get(beginning) ?? []).filter(({ phrase }) => plain.includes(phrase));
    const isPart = (phrase: string) => found.some((other) => other.phrase !== phrase && other.phrase.includes(phrase));
    return new Set(found.filter(({ phrase }) => !isPart(phrase)).map(({ key }) => key));
  };
};
