import { onlyDigits } from "@emdia/contract/documents/mask.ts";

const REAIS_MAX_DIGITS = 9;
const CENTS_DIGITS = 2;
/** Pasted amounts with a decimal point, which typing cannot produce: 2,450.50 and 2450.5. */
const ENGLISH = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{4,}\.\d{1,2}$/;

/** Inserts the thousands separators of an amount in reais during typing: `2.450,50`. */
export const maskMoney = (typed: string): string => {
  const text = typed.trim().replace(/^R\$\s*/, "");
  const amount = ENGLISH.test(text) ? text.replaceAll(",", "").replace(".", ",") : text;
  const [reais = "", ...cents] = amount.split(",");
  const digits = onlyDigits(reais)
    .slice(0, REAIS_MAX_DIGITS)
    .replace(/^0+(?=\d)/, "");
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ".");
  if (cents.length === 0 || grouped === "") return grouped;
  return `${grouped},${onlyDigits(cents.join("")).slice(0, CENTS_DIGITS)}`;
};
