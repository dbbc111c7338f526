import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { deedsToServiceMonth } from "@emdia/contract/pendencies/history-deeds.ts";
import { serviceMonthStates } from "@emdia/contract/pendencies/vocabulary.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { serviceMonthHistoryQuery } from "./service-month-queries.ts";

const MonthHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("serviceMonth");
  const history = useInfiniteQuery(serviceMonthHistoryQuery(id));
  const deedOf = ({ action }: HistoryEntry) =>
    t(`history.deeds.${deedsToServiceMonth.find((known) => action === `service_month.${known}`) ?? "other"}`);
  const tellValue = ({ field }: HistoryEntry, value: string) => {
    const state = field === "state" ? serviceMonthStates.find((known) => known === value) : undefined;
    return state ? t(`state.${state}`) : value;
  };
  return <HistoryLines history={history} words={t("history", { returnObjects: true })} deedOf={deedOf} tellValue={tellValue} />;
};

type Props = { readonly id: number; readonly opened: boolean; readonly onClose: () => void };

/** The declarations and decisions of the month, with their reasons. */
export const MonthHistoryDrawer = ({ id, opened, onClose }: Props) => {
  const { t } = useTranslation(["serviceMonth", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t("history.title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <MonthHistory id={id} />}
    </Drawer>
  );
};
