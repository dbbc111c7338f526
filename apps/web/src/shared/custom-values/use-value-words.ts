import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";
import { numberToType } from "./number-text.ts";

/** Formats a custom value for display; `null` without a value. */
export const useValueWords = () => {
  const { i18n } = useTranslation();
  const { day } = useFormat();
  return ({ asks }: Pick<CustomField, "asks">, value: string | null): string | null => {
    if (value === null || asks.kind === "text" || asks.kind === "choice") return value;
    return asks.kind === "date" ? day(value) : numberToType(value, i18n.language);
  };
};
