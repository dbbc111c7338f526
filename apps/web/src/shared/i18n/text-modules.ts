import type { Locale } from "@emdia/contract/limits.ts";

export type Texts = { readonly [key: string]: string | Texts };
/** Where the words of one namespace are, a module for each language. */
export type TextModules = { readonly [namespace: string]: { readonly [L in Locale]: () => Promise<{ readonly text: Texts }> } };
