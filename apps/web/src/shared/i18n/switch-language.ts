import type { Locale } from "@emdia/contract/limits.ts";
import type { i18n } from "i18next";

/** Switches the language after all its texts are loaded. Otherwise the current language stays, and the result is `false`. */
export const switchLanguage = async (speaking: i18n, language: Locale): Promise<boolean> => {
  const namespaces = [speaking.options.ns ?? []].flat();
  const missing = () => namespaces.filter((namespace) => !speaking.hasResourceBundle(language, namespace));
  // `reloadResources` also retries failed namespaces; i18next itself never requests one twice.
  if (missing().length > 0) await speaking.reloadResources([language], missing());
  if (missing().length > 0) return false;
  await speaking.changeLanguage(language);
  return true;
};
