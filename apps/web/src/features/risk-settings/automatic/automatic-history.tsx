import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../../shared/history/history-lines.tsx";
import { automaticHistoryQuery } from "../settings-queries.ts";
import { automaticFieldOf, weekdaysIn } from "./history-fields.ts";

const History = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("riskSettings");
  const tellValue = ({ field }: HistoryEntry, value: string): string => {
    if (field === "weekdays")
      return weekdaysIn(value)
        .map((day) => t(`weekdays.${day}`))
        .join(", ");
    if (field === "autoGenerateRiskSchedule" || field === "worksOnHolidays") return t(value === "true" ? "history.on" : "history.off");
    return value;
  };
  return (
    <HistoryLines
      history={useInfiniteQuery(automaticHistoryQuery(companyId))}
      words={t("history", { returnObjects: true })}
      deedOf={({ field }) => t(`automatic.history.deeds.${automaticFieldOf(field)}`)}
      tellValue={tellValue}
    />
  );
};

type Props = { readonly companyId: number; readonly opened: boolean; readonly onClose: () => void };
/** Changes of the setting, newest first (C-152). */
export const AutomaticHistory = ({ companyId, opened, onClose }: Props) => {
  const { t } = useTranslation(["riskSettings", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("automatic.history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <History companyId={companyId} />}
    </Drawer>
  );
};
