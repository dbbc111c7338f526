import { DEFAULT_LOCALE, LOCALES, type Locale } from "@emdia/contract/limits.ts";

/** Maps a language code to a supported locale: `pt` is pt-BR (CD-024), `en-GB` is en-US, an unknown code is pt-BR. */
export const resolveLanguage = (code: string | null): Locale => {
  const requested = (code ?? "").toLowerCase();
  const family = requested.split("-")[0];
  return (
    LOCALES.find((locale) => locale.toLowerCase() === requested) ??
    LOCALES.find((locale) => locale.toLowerCase().split("-")[0] === family) ??
    DEFAULT_LOCALE
  );
};
