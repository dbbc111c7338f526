import type { Locale } from "@emdia/contract/limits.ts";
import i18next, { type Namespace } from "i18next";
import { initReactI18next } from "react-i18next";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { resolveLanguage } from "./language.ts";
import type { lazyTexts } from "./lazy-texts.ts";
import { switchLanguage } from "./switch-language.ts";

/** Namespaces that every screen may need before its own are loaded. */
const alwaysLoaded = ["shared", "errors"];

/** Loads the stored language and keeps `<html lang>` in sync with the current one. */
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
      // React escapes output already.
      interpolation: { escapeValue: false },
    });
};

/** Switches the language and stores it in this browser; the choice survives a sign-out. */
export const changeLanguage = async (language: Locale): Promise<void> => {
  if (await switchLanguage(i18next, language)) browserStorage.setItem(storageKeys.i18nRedirect, language);
};

/** For route loaders, so that texts load in parallel with the route's code. */
export const loadTexts = (namespaces: Namespace): Promise<void> => i18next.loadNamespaces(namespaces);
