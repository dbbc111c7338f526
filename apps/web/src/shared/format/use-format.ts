import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { resolveLanguage } from "../i18n/language.ts";
import { formatDay } from "./format-day.ts";
import { formatInstant } from "./format-instant.ts";
import { formatMoney, formatNumber } from "./format-number.ts";

/** Formats dates, numbers and money in the screen language. */
export const useFormat = () => {
  const { i18n } = useTranslation();
  const locale = resolveLanguage(i18n.language);
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
