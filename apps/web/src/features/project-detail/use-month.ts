import { useTranslation } from "react-i18next";

/** A month as people write it in the language on screen: `2026-03` is "mar. de 2026". */
export const useMonth = () => {
  const { i18n } = useTranslation();
  return (month: string): string =>
    new Intl.DateTimeFormat(i18n.language, { month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-15`));
};
