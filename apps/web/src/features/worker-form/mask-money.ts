import { onlyDigits } from "@emdia/contract/documents/mask.ts";
import type { Edit } from "../../shared/ui/masked-caret.ts";

const REAIS_MAX_DIGITS = 9;
const CENTS_DIGITS = 2;
/** Pasted amounts with a decimal point: 2,450.50 and 450.5. A point before three digits separates thousands. */
const DECIMAL_POINT = /^(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,2}$/;

/** The amount with a decimal comma. A typed point is a decimal comma, because the mask inserts the thousands separators itself. */
const withComma = (text: string, edit: Edit): string => {
  if (edit === "typed" && text.endsWith(".")) return `${text.slice(0, -1)},`;
  return edit === "pasted" && DECIMAL_POINT.test(text) ? text.replaceAll(",", "").replace(".", ",") : text;
};

/** Inserts the thousands separators of an amount in reais during typing: `2.450,50`. */
export const maskMoney = (text: string, edit: Edit = "pasted"): string => {
  const [reais = "", ...cents] = withComma(text.trim().replace(/^R\$\s*/, ""), edit).split(",");
  const digits = onlyDigits(reais)
    .slice(0, REAIS_MAX_DIGITS)
    .replace(/^0+(?=\d)/, "");
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ".");
  if (cents.length === 0 || grouped === "") return grouped;
  return `${grouped},${onlyDigits(cents.join("")).slice(0, CENTS_DIGITS)}`;
};
