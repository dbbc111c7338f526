import type { ChecklistAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import type { Correction } from "./given-answer.ts";

type Template = { readonly corrections: readonly Correction[]; readonly expected: string | null };

/**
 * The answer with the texts of the question's template as they are stored, if the reviewer read and sent them in another language. Each
 * reader then gets them in the own language.
 */
export const withStoredTexts = <A extends ChecklistAnswer>(
  given: A,
  { corrections, expected }: Template,
  translate: (text: string) => string,
): A => {
  const stored = (text: string | null | undefined, texts: readonly (string | null)[]) =>
    texts.find((one) => one !== null && translate(one) === text) ?? text;
  return {
    ...given,
    invalidDescription: stored(
      given.invalidDescription,
      corrections.map(({ gap }) => gap),
    ),
    action: stored(
      given.action,
      corrections.map(({ action }) => action),
    ),
    example: stored(given.example, [expected]),
  };
};
