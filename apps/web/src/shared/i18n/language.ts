import { DEFAULT_LOCALE, LOCALES, type Locale } from "@emdia/contract/limits.ts";

/** Which of our languages a code means: `pt` is pt-BR (CD-024), `en-GB` is read as English, and what nobody knows is Portuguese. */
export const resolveLanguage = (code: string | null): Locale => {
  const asked = (code ?? "").toLowerCase();
  const family = asked.split("-")[0];
  return (
    LOCALES.find((locale) => locale.toLowerCase() === asked) ??
    LOCALES.find((locale) => locale.toLowerCase().split("-")[0] === family) ??
    DEFAULT_LOCALE
  );
};
