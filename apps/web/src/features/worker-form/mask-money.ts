import { onlyDigits } from "@emdia/contract/documents/mask.ts";
import type { Edit } from "../../shared/ui/masked-caret.ts";

const REAIS_MAX_DIGITS = 9;
const CENTS_DIGITS = 2;
/** Amounts with a decimal point: 2,450.50 and 450.5. A point before three digits separates thousands. */
const DECIMAL_POINT = /^(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,2}$/;
/** A typed point with less than three digits after it, which can be a decimal or a thousands separator. */
const TYPED_POINT = /^(\d{1,3}(?:\.\d{3})+|\d+)\.(\d{0,2})\.?$/;

const grouped = (text: string): string => {
  const [reais = "", ...cents] = text.split(",");
  const digits = onlyDigits(reais)
    .slice(0, REAIS_MAX_DIGITS)
    .replace(/^0+(?=\d)/, "");
  const inGroups = digits.replace(/\B(?=(\d{3})+$)/g, ".");
  if (cents.length === 0 || inGroups === "") return inGroups;
  return `${inGroups},${onlyDigits(cents.join("")).slice(0, CENTS_DIGITS)}`;
};

const maskTyped = (text: string): string => {
  const [, reais, cents] = TYPED_POINT.exec(text) ?? [];
  return reais === undefined ? grouped(text) : `${onlyDigits(reais)}.${cents}`;
};

/**
 * Inserts the thousands separators of an amount in reais: `2.450,50`. A typed point stays as it is until the next digits or the end of the
 * input decide whether it separates decimals.
 */
export const maskMoney = (text: string, edit: Edit = "pasted"): string => {
  const amount = text.trim().replace(/^R\$\s*/, "");
  if (edit === "typed") return maskTyped(amount);
  return grouped(edit === "pasted" && DECIMAL_POINT.test(amount) ? amount.replaceAll(",", "").replace(".", ",") : amount);
};
