import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

type Explained = Pick<Pendency["checklist"][number], "question" | "invalidDescription" | "action" | "example">;

/** Normalized words: case, spacing and punctuation are ignored. */
const wordsOf = (text: string): string =>
  text
    .toLocaleLowerCase("pt-BR")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a note adds text to the explained points. Without points, any text counts. */
export const noteAddsInformation = (note: string, points: readonly Explained[]): boolean => {
  if (points.length === 0) return note.trim() !== "";
  const known = points.flatMap(({ question, invalidDescription, action, example }) => [question, invalidDescription, action, example]);
  const texts = known.map((text) => wordsOf(text ?? "")).filter((text) => text !== "");
  // Removes the longest texts first, because a shorter one may be part of them.
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, text) => left.replaceAll(` ${text} `, "  "), ` ${wordsOf(note)} `);
  // Numbers of list items remain; only letters count.
  return /\p{L}/u.test(rest);
};
