import type { Locale } from "@emdia/contract/limits.ts";
import type { i18n } from "i18next";

/** Speaks another language once all its words are here. Without them the one on screen stays, and the answer is no. */
export const switchLanguage = async (speaking: i18n, language: Locale): Promise<boolean> => {
  const namespaces = [speaking.options.ns ?? []].flat();
  const missing = () => namespaces.filter((namespace) => !speaking.hasResourceBundle(language, namespace));
  // Asking anew also for what could not be fetched before: the library itself asks for nothing twice.
  if (missing().length > 0) await speaking.reloadResources([language], missing());
  if (missing().length > 0) return false;
  await speaking.changeLanguage(language);
  return true;
};
