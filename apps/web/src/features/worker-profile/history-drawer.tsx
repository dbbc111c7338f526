import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { workerHistoryQuery } from "./profile-queries.ts";
import { deedIn } from "./worker-deed.ts";

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

const WorkerHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation(["workerProfile", "workerForm"]);
  const { day } = useFormat();
  const history = useInfiniteQuery(workerHistoryQuery(id));
  const tellValue = ({ field }: HistoryEntry, value: string): string => {
    if (isDay(value)) return day(value);
    if (field === "exposedToRisk") return t(value === "true" ? "workerForm:yes" : "workerForm:no");
    if (field === "contractRegime") return t(`workerForm:regimes.${value}`, { defaultValue: value });
    return field === "gender" ? t(`workerForm:genders.${value}`, { defaultValue: value }) : value;
  };
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={(entry) => t(`history.deeds.${deedIn(entry)}`, { field: entry.field ?? "" })}
      tellValue={tellValue}
    />
  );
};

type Props = { readonly id: number; readonly opened: boolean; readonly onClose: () => void };

/** History of the worker's record. */
export const HistoryDrawer = ({ id, opened, onClose }: Props) => {
  const { t } = useTranslation(["workerProfile", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <WorkerHistory id={id} />}
    </Drawer>
  );
};
