import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

type Explained = Pick<Pendency["checklist"][number], "question" | "invalidDescription" | "action" | "example">;

/** The words alone: how they are spaced, capitalised and punctuated makes nothing new of them. */
const wordsOf = (text: string): string =>
  text
    .toLocaleLowerCase("pt-BR")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a note says anything beside what is explained point by point; where nothing is, whatever is written counts. */
export const noteAddsInformation = (note: string, points: readonly Explained[]): boolean => {
  if (points.length === 0) return note.trim() !== "";
  const known = points.flatMap(({ question, invalidDescription, action, example }) => [question, invalidDescription, action, example]);
  const texts = known.map((text) => wordsOf(text ?? "")).filter((text) => text !== "");
  // The longest go first, so that a sentence is not torn by a shorter one that it contains.
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, text) => left.replaceAll(` ${text} `, "  "), ` ${wordsOf(note)} `);
  // What numbered the points says nothing without them.
  return /\p{L}/u.test(rest);
};
