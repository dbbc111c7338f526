import type { Locale } from "@emdia/contract/limits.ts";
import { texts } from "../../texts.ts";
import { browserStorage } from "../session/browser-storage.ts";
import { storageKeys } from "../session/storage-keys.ts";
import { resolveLanguage } from "./language.ts";
import { createSpeech } from "./speech.ts";
import type { Namespace, Say } from "./words.ts";

/** Words that any screen may need before its own arrive. */
const alwaysLoaded: readonly Namespace[] = ["shared", "errors"];

/** What the product says, in the language that this browser remembers. */
export const speech = createSpeech(texts, resolveLanguage(browserStorage.getItem(storageKeys.i18nRedirect)));

const tellThePage = () => {
  document.documentElement.lang = speech.language();
};

/** Brings the words of the remembered language, and from then on keeps `<html lang>` in step. */
export const startI18n = async (namespaces: readonly Namespace[] = []): Promise<void> => {
  tellThePage();
  speech.subscribe(tellThePage);
  await speech.load([...alwaysLoaded, ...namespaces]);
};

/** The choice stays in this browser, also after signing out. */
export const changeLanguage = async (language: Locale): Promise<void> => {
  if (await speech.speak(language)) browserStorage.setItem(storageKeys.i18nRedirect, language);
};

/** For a route's loader, so that the words travel beside the route's code and not after it. */
export const loadTexts = (namespaces: readonly Namespace[]): Promise<void> => speech.load(namespaces);

/** Says texts where no component is near. */
export const sayIn =
  <N extends Namespace, Others extends Namespace = never>(namespace: N): Say<N, Others> =>
  (key, values) => {
    const at = key.indexOf(":");
    return at < 0 ? speech.say(namespace, key, values) : speech.say(key.slice(0, at), key.slice(at + 1), values);
  };
