import { SegmentedControl } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import list from "../../../shared/list/list-toolbar.module.css";
import { type ScheduleView, scheduleViews, withAddress } from "./calendar-address.ts";

/** Chooses list, calendar or timeline. The address keeps it, so that back and reload do too. */
export const ViewChoice = ({ view }: { readonly view: ScheduleView }) => {
  const { t } = useTranslation("riskSchedule");
  const navigate = useNavigate();
  return (
    <SegmentedControl
      classNames={{ root: list.choice ?? "", indicator: list.chosen ?? "" }}
      withItemsBorders={false}
      aria-label={t("views.label")}
      value={view}
      data={scheduleViews.map((value) => ({ value, label: t(`views.${value}`) }))}
      onChange={(chosen) => void navigate({ to: "/agenda-de-risco", search: withAddress({ view: chosen }) })}
    />
  );
};
