import type { Locale } from "@emdia/contract/limits.ts";
import i18next, { type Namespace } from "i18next";
import { initReactI18next } from "react-i18next";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { resolveLanguage } from "./language.ts";
import type { lazyTexts } from "./lazy-texts.ts";
import { switchLanguage } from "./switch-language.ts";

/** Words that any screen may need before its own arrive. */
const alwaysLoaded = ["shared", "errors"];

/** Loads the remembered language, and from then on keeps `<html lang>` and the memory in step with it. */
export const startI18n = async (texts: ReturnType<typeof lazyTexts>, namespaces: readonly string[] = []): Promise<void> => {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(initReactI18next)
    .use(texts)
    .init({
      lng: resolveLanguage(browserStorage.getItem(storageKeys.i18nRedirect)),
      load: "currentOnly",
      fallbackLng: false,
      defaultNS: "shared",
      ns: [...alwaysLoaded, ...namespaces],
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    });
};

/** The choice stays in this browser, also after signing out. */
export const changeLanguage = async (language: Locale): Promise<void> => {
  if (await switchLanguage(i18next, language)) browserStorage.setItem(storageKeys.i18nRedirect, language);
};

/** For a route's loader, so that the words travel beside the route's code and not after it. */
export const loadTexts = (namespaces: Namespace): Promise<void> => i18next.loadNamespaces(namespaces);
