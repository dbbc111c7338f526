import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { facilityHistoryQuery } from "./facilities-queries.ts";
import { historyActionOf } from "./history-action.ts";

/** History of a facility and its departments. */
export const FacilityHistory = ({ facilityId }: { readonly facilityId: number }) => {
  const { t } = useTranslation("facilities");
  const history = useInfiniteQuery(facilityHistoryQuery(facilityId));
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={({ action, subject }) => t(`history.actions.${historyActionOf(action)}`, { name: subject.name ?? "" })}
    />
  );
};
