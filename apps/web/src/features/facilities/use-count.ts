import type { PagingMeta } from "@emdia/contract/list.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";

/** How many units there are; until that is known its line is kept free. */
export const useCount = (meta: PagingMeta | undefined): string => {
  const { t } = useTranslation("facilities");
  const { number } = useFormat();
  if (!meta) return "\u00a0";
  const total = number(meta.totalResults);
  return meta.totalIsExact ? t("count", { count: meta.totalResults, total }) : t("countMany", { total });
};
