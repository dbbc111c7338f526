import { useTranslation } from "react-i18next";

import { resolveLanguage } from "../../i18n/language.ts";
import { formatSize } from "./file-size.ts";

/** File size in the screen language. Separate from `useFormat`, because the first pages load that. */
export const useSize = () => {
  const { i18n } = useTranslation();
  return (bytes: number): string => formatSize(bytes, resolveLanguage(i18n.language));
};
