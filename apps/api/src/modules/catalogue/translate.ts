// Translation of the platform's texts by the stored Portuguese text: a text of an earlier version or of a company is not translated.
import type { Locale } from "@emdia/contract/limits.ts";
import { platformCatalogue } from "../../../catalogue/platform-catalogue.ts";
import { type CatalogueTranslation, translationPairs } from "../../../catalogue/translation.ts";
import { translation as english } from "../../../catalogue/translations/en-us/translation.ts";
import { translation as spanish } from "../../../catalogue/translations/es-es/translation.ts";
import { createTranslator, type Translate } from "./rules/create-translator.ts";

const sources = {
  "en-US": { name: "nameEnUs", translation: english },
  "es-ES": { name: "nameEsEs", translation: spanish },
} as const satisfies { readonly [L in Exclude<Locale, "pt-BR">]: { readonly name: string; readonly translation: CatalogueTranslation } };

const translators = new Map<Locale, Translate>();
/** Indexes a translation of 3,000 texts on its first use. */
const loadTranslator = (language: keyof typeof sources): Translate => {
  const { name, translation } = sources[language];
  const translator = translators.get(language) ?? createTranslator(translationPairs(platformCatalogue, name, translation));
  translators.set(language, translator);
  return translator;
};

/** Translates texts of the platform's catalogue; undefined for Portuguese, in which they are stored. */
export const translatorOf = (language: Locale): Translate | undefined => (language === "pt-BR" ? undefined : loadTranslator(language));

/** A text of the platform's catalogue in a language, for exports and mails. */
export const catalogueTextIn = (language: Locale, text: string): string => translatorOf(language)?.(text) ?? text;
