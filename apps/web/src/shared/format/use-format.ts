import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { formatDay } from "./format-day.ts";
import { formatInstant } from "./format-instant.ts";
import { formatMoney, formatNumber } from "./format-number.ts";

/** Dates, numbers and money as the language on screen writes them. */
export const useFormat = () => {
  const { language: locale } = useTranslation();
  return useMemo(
    () => ({
      day: formatDay,
      instant: formatInstant,
      number: (value: number) => formatNumber(value, locale),
      money: (reais: number) => formatMoney(reais, locale),
    }),
    [locale],
  );
};
