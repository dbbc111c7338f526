import { CURRENCY, type Locale } from "@emdia/contract/limits.ts";
import { memoizeByKey } from "./memoize-by-key.ts";

const plain = memoizeByKey((locale: Locale) => new Intl.NumberFormat(locale));
const money = memoizeByKey((locale: Locale) => new Intl.NumberFormat(locale, { style: "currency", currency: CURRENCY }));

type Grouping = { readonly separator: string; readonly fromDigits: number };
const groupings: { readonly [L in Locale]: Grouping } = {
  "pt-BR": { separator: ".", fromDigits: 4 },
  "en-US": { separator: ",", fromDigits: 4 },
  "es-ES": { separator: ".", fromDigits: 5 },
};
const grouped = (digits: string, { separator, fromDigits }: Grouping): string =>
  digits.length < fromDigits ? digits : digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** Fast path for counts: `Intl.NumberFormat` takes about 100 ms to create on a phone. */
export const formatNumber = (value: number, locale: Locale): string =>
  Number.isSafeInteger(value) && value >= 0 ? grouped(String(value), groupings[locale]) : plain(locale).format(value);
/** Amounts are in reais in every language. */
export const formatMoney = (reais: number, locale: Locale): string => money(locale).format(reais);
