import type { Terms } from "@emdia/contract/terms/routes.ts";
import i18next from "i18next";
import { api } from "../api/api.ts";
import { resolveLanguage } from "../i18n/language.ts";

/** The current terms in the screen language. */
export const fetchCurrentTerms = async (signal: AbortSignal): Promise<Terms> => {
  const [terms] = await api("GET /internal/terms-use")({ query: { language: resolveLanguage(i18next.language) } }, { signal });
  if (!terms) throw new Error("There are no terms of use to read.");
  return terms;
};
