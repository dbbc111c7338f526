import type { Locale } from "@emdia/contract/limits.ts";
import type { BackendModule } from "i18next";
import { resolveLanguage } from "./language.ts";

type Texts = { readonly [key: string]: string | Texts };
/** Text modules by namespace and language. */
export type TextModules = { readonly [namespace: string]: { readonly [L in Locale]: () => Promise<{ readonly text: Texts }> } };

type LoadMore = () => Promise<TextModules>;
const noMore: LoadMore = async () => ({});

/** i18next backend that loads a namespace in the current language on demand; `further` returns the remaining modules. */
export const lazyTexts = (modules: TextModules, further: LoadMore = noMore): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    const fetched = async () => {
      const known = modules[namespace] ?? (await further())[namespace];
      if (!known) throw new Error(`There is no namespace called ${namespace}.`);
      return known[resolveLanguage(language)]();
    };
    fetched().then(
      ({ text }) => done(null, text),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
});
