import { useTranslation } from "react-i18next";

import { resolveLanguage } from "../../i18n/language.ts";
import { formatSize } from "./file-size.ts";

/** How large a file is, as the language on screen writes it. Apart from the other formats, which the first pages carry. */
export const useSize = () => {
  const { i18n } = useTranslation();
  return (bytes: number): string => formatSize(bytes, resolveLanguage(i18n.language));
};
