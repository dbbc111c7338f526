import type { Locale } from "@emdia/contract/limits.ts";
import type { TextModules, Texts } from "./text-modules.ts";
import type { Values } from "./words.ts";

export type Speech = {
  readonly language: () => Locale;
  readonly subscribe: (listener: () => void) => () => void;
  readonly has: (namespaces: readonly string[]) => boolean;
  /** Fetches words in the language that is spoken; the same promise for the same words while they travel. */
  readonly load: (namespaces: readonly string[]) => Promise<void>;
  /** Speaks another language once all its words are here. Without them the one on screen stays, and the answer is no. */
  readonly speak: (language: Locale) => Promise<boolean>;
  readonly say: (namespace: string, key: string, values?: Values) => string;
};
type Flat = ReadonlyMap<string, string>;

const flat = (words: Texts, path = ""): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );

const plurals = new Map<Locale, Intl.PluralRules>();
const pluralOf = (language: Locale, count: number): string => {
  if (count === 0) return "zero";
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
};

/** None has its own words in every language; what a language calls "many" is told like any other number. */
const countedText = (words: Flat, key: string, plural: string): string | undefined =>
  words.get(`${key}_${plural}`) ?? words.get(`${key}_other`) ?? words.get(key);

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The words of all languages, fetched one namespace and one language at a time. */
export const createSpeech = (modules: TextModules, first: Locale): Speech => {
  const known = new Map<string, Flat>();
  const travelling = new Map<string, Promise<void>>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let spoken = first;
  const idOf = (language: Locale, namespace: string) => `${language} ${namespace}`;

  const fetchWords = async (language: Locale, namespace: string): Promise<void> => {
    const module = modules[namespace]?.[language];
    if (!module) throw new Error(`There is no namespace called ${namespace}.`);
    known.set(idOf(language, namespace), new Map(flat((await module()).text)));
  };
  /** What failed is forgotten, so that it is asked for anew. */
  const bring = (language: Locale, namespaces: readonly string[]): Promise<void> => {
    for (const namespace of namespaces) asked.add(namespace);
    const missing = namespaces.filter((namespace) => !known.has(idOf(language, namespace)));
    const id = `${language} ${missing.join(" ")}`;
    const promise = travelling.get(id) ?? Promise.all(missing.map((namespace) => fetchWords(language, namespace))).then(() => undefined);
    travelling.set(id, promise);
    const arrived = () => void travelling.delete(id);
    promise.then(arrived, arrived);
    return promise;
  };

  return {
    language: () => spoken,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has: (namespaces) => namespaces.every((namespace) => known.has(idOf(spoken, namespace))),
    load: (namespaces) => bring(spoken, namespaces),
    speak: async (language) => {
      const isHere = await bring(language, [...asked]).then(
        () => true,
        () => false,
      );
      if (!isHere) return false;
      spoken = language;
      for (const listener of listeners) listener();
      return true;
    },
    say: (namespace, key, values = {}) => {
      const words = known.get(idOf(spoken, namespace)) ?? new Map();
      const { count } = values;
      const text = typeof count === "number" ? countedText(words, key, pluralOf(spoken, count)) : words.get(key);
      return text === undefined ? key : filled(text, values);
    },
  };
};
