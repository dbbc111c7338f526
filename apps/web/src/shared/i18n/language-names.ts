import type { Locale } from "@emdia/contract/limits.ts";

/** Each language under its own name, so that its speakers recognise it. */
export const languageNames: { readonly [L in Locale]: string } = { "pt-BR": "Português", "en-US": "English", "es-ES": "Español" };
