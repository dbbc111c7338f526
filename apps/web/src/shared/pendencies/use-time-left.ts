import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { today } from "../format/today.ts";
import { timeLeft } from "./time-left.ts";

const units = ["years", "months", "days"] as const;

/** How long it is from today to the expiry, in words; a day without distance is still told in days. */
export const useTimeLeft = () => {
  const { t, i18n } = useTranslation("pendencyWords");
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  return (pendency: Pick<PendencyRow, "status" | "expirationDate">): string => {
    const left = timeLeft(pendency, today());
    if (left === null) return t("timeLeft.none");
    const told = units.filter((unit) => left[unit] > 0);
    return list.format((told.length === 0 ? (["days"] as const) : told).map((unit) => t(`timeLeft.${unit}`, { count: left[unit] })));
  };
};
