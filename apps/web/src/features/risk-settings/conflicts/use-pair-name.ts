import type { ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { useTranslation } from "react-i18next";

type Pair = Pick<ConflictRuleLine, "one" | "other">;
export const keyOfLine = ({ one, other }: Pair): string => `${one.id} ${other?.id ?? "*"}`;

/** Names of both activities of a line. */
export const usePairName = () => {
  const { t } = useTranslation("riskSettings");
  return ({ one, other }: Pair): string => t("conflicts.pair", { one: one.name, other: other?.name ?? t("conflicts.every") });
};
