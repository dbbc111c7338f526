import { DEFAULT_LOCALE, LOCALES, type Locale } from "@emdia/contract/limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

/** In which language somebody reads. */
export const languageOf = async (tx: Tx, accountId: number): Promise<Locale> => {
  const account = await tx.selectFrom("account").select("language").where("id", "=", accountId).executeTakeFirst();
  return LOCALES.find((locale) => locale === account?.language) ?? DEFAULT_LOCALE;
};
