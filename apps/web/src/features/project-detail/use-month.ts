import { useTranslation } from "react-i18next";

/** Formats a month in the language of the screen: `2026-03` becomes "mar. de 2026". */
export const useMonth = () => {
  const { i18n } = useTranslation();
  return (month: string): string =>
    new Intl.DateTimeFormat(i18n.language, { month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-15`));
};
