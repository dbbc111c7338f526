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

/** Nearly every number is how many there are of something: the browser would take a tenth of a second of a phone before it writes the first. */
export const formatNumber = (value: number, locale: Locale): string =>
  Number.isSafeInteger(value) && value >= 0 ? grouped(String(value), groupings[locale]) : plain(locale).format(value);
/** Amounts are in reais in every language. */
export const formatMoney = (reais: number, locale: Locale): string => money(locale).format(reais);
