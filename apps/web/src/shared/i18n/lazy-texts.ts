import type { Locale } from "@emdia/contract/limits.ts";
import type { BackendModule } from "i18next";
import { resolveLanguage } from "./language.ts";

type Texts = { readonly [key: string]: string | Texts };
/** Where the words of one namespace are, a module for each language. */
export type TextModules = { readonly [namespace: string]: { readonly [L in Locale]: () => Promise<{ readonly text: Texts }> } };

/** Fetches the words of a namespace in the language asked for when somebody needs them, and no others. */
export const lazyTexts = (modules: TextModules): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    const module = modules[namespace]?.[resolveLanguage(language)];
    if (!module) return done(new Error(`There is no namespace called ${namespace}.`), false);
    module().then(
      ({ text }) => done(null, text),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
});
