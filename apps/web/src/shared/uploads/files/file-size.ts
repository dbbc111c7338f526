import type { Locale } from "@emdia/contract/limits.ts";
import { memoizeByKey } from "../../format/memoize-by-key.ts";

const KB = 1_024;
const steps = [
  { unit: "byte", from: 0, divisor: 1, digits: 0, unitDisplay: "long" },
  { unit: "kilobyte", from: KB, divisor: KB, digits: 0, unitDisplay: "short" },
  { unit: "megabyte", from: KB * KB, divisor: KB * KB, digits: 1, unitDisplay: "short" },
] as const;

const formatters = memoizeByKey((locale: Locale): readonly Intl.NumberFormat[] =>
  steps.map(
    ({ unit, unitDisplay, digits }) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay, maximumFractionDigits: digits }),
  ),
);

/** File size in a readable unit: `300 kB`, `1,2 MB`. */
export const formatSize = (bytes: number, locale: Locale): string => {
  const index = steps.findLastIndex(({ from }) => bytes >= from);
  return formatters(locale)[index]?.format(bytes / (steps[index]?.divisor ?? 1)) ?? String(bytes);
};
