import type { Locale } from "@emdia/contract/limits.ts";

/** Each language in its own words, so that whoever needs it recognises it. */
export const languageNames: { readonly [L in Locale]: string } = { "pt-BR": "Português", "en-US": "English", "es-ES": "Español" };
