import type { Locale } from "@emdia/contract/limits.ts";
import type { TextModules } from "./shared/i18n/lazy-texts.ts";

type Fetched = { readonly [L in Locale]: () => Promise<{ readonly [namespace: string]: unknown }> };

/** Texts of the start pages, one file per language, because several files would need several requests. */
const before = {
  "pt-BR": () => import("./first-words/before/pt-br.ts"),
  "en-US": () => import("./first-words/before/en-us.ts"),
  "es-ES": () => import("./first-words/before/es-es.ts"),
} as const satisfies Fetched;
const inside = {
  "pt-BR": () => import("./first-words/inside/pt-br.ts"),
  "en-US": () => import("./first-words/inside/en-us.ts"),
  "es-ES": () => import("./first-words/inside/es-es.ts"),
} as const satisfies Fetched;

type WordsOf<F extends Fetched, N> = { readonly [L in Locale]: () => Promise<{ readonly text: Awaited<ReturnType<F[L]>>[N & string] }> };

/** One namespace of a file. */
const of = <F extends Fetched, N extends keyof Awaited<ReturnType<F["pt-BR"]>>>(fetched: F, namespace: N) => {
  const read = (language: Locale) => async () => ({ text: (await fetched[language]())[String(namespace)] });
  return { "pt-BR": read("pt-BR"), "en-US": read("en-US"), "es-ES": read("es-ES") } as WordsOf<F, N>;
};

/** Namespaces that are bundled with the start pages. All others are loaded when the user opens a screen. */
export const firstTexts = {
  shared: of(before, "shared"),
  errors: of(before, "errors"),
  signIn: of(before, "signIn"),
  frame: of(before, "frame"),
  shell: of(inside, "shell"),
  projects: of(inside, "projects"),
  days: of(inside, "days"),
  entrance: {
    "pt-BR": () => import("./pages/layouts/text/pt-br.ts"),
    "en-US": () => import("./pages/layouts/text/en-us.ts"),
    "es-ES": () => import("./pages/layouts/text/es-es.ts"),
  },
} satisfies TextModules;
