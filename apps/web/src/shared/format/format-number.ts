import { CURRENCY, LOCALES, type Locale } from "@emdia/contract/limits.ts";

type Formatters = { readonly [L in Locale]: Intl.NumberFormat };
/** Making a formatter costs a hundred times its use: each is made once. */
const inEachLanguage = (options: Intl.NumberFormatOptions): Formatters =>
  Object.fromEntries(LOCALES.map((locale) => [locale, new Intl.NumberFormat(locale, options)])) as Formatters;

const plain = inEachLanguage({});
const money = inEachLanguage({ style: "currency", currency: CURRENCY });

export const formatNumber = (value: number, locale: Locale): string => plain[locale].format(value);
/** Amounts are in reais in every language. */
export const formatMoney = (reais: number, locale: Locale): string => money[locale].format(reais);
