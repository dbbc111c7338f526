import { badgeFields } from "@emdia/contract/badges/fields.ts";
import { useTranslation } from "react-i18next";
import type { BadgeLine } from "./badge-card.tsx";

type KeyedLine = { readonly key: string; readonly label: string | null; readonly value: string };

/** Label of a field: its own name if it is a custom field, otherwise the text of the field of the record. */
export const useFieldLabel = () => {
  const { t } = useTranslation("badge");
  return (key: string, name: string | null): string => {
    const field = badgeFields.find((known) => known === key);
    return name ?? (field ? t(`fields.${field}`) : key);
  };
};

/** Labels the lines of a face. */
export const useBadgeFace = () => {
  const labelOf = useFieldLabel();
  return (lines: readonly KeyedLine[]): readonly BadgeLine[] =>
    lines.map(({ key, label, value }) => ({ key, label: labelOf(key, label), value }));
};
