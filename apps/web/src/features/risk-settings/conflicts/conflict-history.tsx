import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { conflictLevels } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../../shared/history/history-lines.tsx";
import { conflictHistoryQuery } from "../settings-queries.ts";

const History = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("riskSettings");
  const levelText = (level: string | undefined): string => {
    const known = conflictLevels.find((one) => one === level);
    return known ? t(`conflicts.levels.${known}`) : "";
  };
  /** Levels are stored as `restricted/allowed`: in the area, and in the unit. */
  const tellValue = ({ field }: HistoryEntry, value: string): string => {
    if (field !== "levels") return value;
    const [area, unit] = value.split("/");
    return t("conflicts.history.levels", { area: levelText(area), unit: levelText(unit) });
  };
  return (
    <HistoryLines
      history={useInfiniteQuery(conflictHistoryQuery(companyId))}
      words={t("history", { returnObjects: true })}
      deedOf={({ field, subject }) =>
        t(`conflicts.history.${field === "reason" ? "reasoned" : "changed"}`, {
          name: subject.name?.replace("*", t("conflicts.every")) ?? "",
        })
      }
      tellValue={tellValue}
    />
  );
};

type Props = { readonly companyId: number; readonly opened: boolean; readonly onClose: () => void };
/** Changes of the table of conflicts, newest first. */
export const ConflictHistory = ({ companyId, opened, onClose }: Props) => {
  const { t } = useTranslation(["riskSettings", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("conflicts.history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <History companyId={companyId} />}
    </Drawer>
  );
};
