import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { ActionIcon, Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { today } from "../../../shared/format/today.ts";
import list from "../../../shared/list/list-toolbar.module.css";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useIsPhone } from "../../../shared/ui/use-is-phone.ts";
import { placesQuery } from "../risk-schedule-queries.ts";
import classes from "./calendar.module.css";
import { type CalendarAddress, laneKinds, timelineScales, withAddress } from "./calendar-address.ts";
import { dayAfterStep } from "./layout/shown-days.ts";
import { useDayText } from "./use-day-text.ts";

type AddressProps = { readonly address: CalendarAddress; readonly days: readonly string[] };
type FilterProps = { readonly filter: UrlFilter<typeof RiskScheduleListQuery>; readonly bars: readonly RiskScheduleBar[] };

const useTitle = ({ address: { view, scale, day }, days }: AddressProps): string => {
  const { t } = useTranslation("riskScheduleCalendar");
  const { month, long, written } = useDayText();
  if (view === "calendario") return month(day);
  return scale === "dia" ? long(day) : t("weekOf", { first: written(days[0] ?? day), last: written(days.at(-1) ?? day) });
};

/** Previous, today and next as links, so that back returns to the days before. */
const Steps = (props: AddressProps) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const title = useTitle(props);
  const { address } = props;
  const to = (day: string) => ({ to: "/agenda-de-risco", search: withAddress({ day }) }) as const;
  const kind = address.view === "calendario" ? "month" : address.scale;
  return (
    <div className={classes.steps}>
      <Button variant="default" renderRoot={(root) => <Link {...to(today())} {...root} />}>
        {t("today")}
      </Button>
      <ActionIcon aria-label={t(`previous.${kind}`)} renderRoot={(root) => <Link {...to(dayAfterStep(address, -1))} {...root} />}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label={t(`next.${kind}`)} renderRoot={(root) => <Link {...to(dayAfterStep(address, 1))} {...root} />}>
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
    </div>
  );
};

type Choice = { readonly id: number; readonly name: string };

/** Units of the contractors in the view, or those of the shown bars if the user may not list units. */
const useUnits = ({ bars }: Pick<FilterProps, "bars">): readonly Choice[] => {
  const mayList = useMay()("see_location");
  const [companies] = useSelectedCompanies();
  const { data = [] } = useQuery({ ...placesQuery(companies), enabled: mayList });
  const all: readonly Choice[] = [...data, ...bars.map(({ facility }) => facility)];
  return [...new Map(all.map((unit) => [unit.id, unit])).values()].toSorted((one, other) => one.name.localeCompare(other.name, "pt-BR"));
};

const UnitChoice = ({ filter: { asked, choose }, bars }: FilterProps) => {
  const { t } = useTranslation("riskSchedule");
  const units = useUnits({ bars });
  return (
    <NativeSelect
      className={classes.unit ?? ""}
      aria-label={t("filter.unit")}
      value={String(asked.facilityId ?? "")}
      onChange={({ currentTarget: { value } }) => choose({ facilityId: value === "" ? undefined : Number(value), departmentId: undefined })}
      data={[{ value: "", label: t("filter.anyUnit") }, ...units.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  );
};

const choiceClasses = { root: list.choice ?? "", indicator: list.chosen ?? "" };

const ScaleChoice = ({ address: { scale } }: Pick<AddressProps, "address">) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const navigate = useNavigate();
  return (
    <SegmentedControl
      classNames={choiceClasses}
      withItemsBorders={false}
      aria-label={t("scales.label")}
      value={scale}
      data={timelineScales.map((value) => ({ value, label: t(`scales.${value}`) }))}
      onChange={(chosen) => void navigate({ to: "/agenda-de-risco", search: withAddress({ scale: chosen }) })}
    />
  );
};

const LaneChoice = ({ address: { lanes } }: Pick<AddressProps, "address">) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const navigate = useNavigate();
  return (
    <SegmentedControl
      classNames={choiceClasses}
      withItemsBorders={false}
      aria-label={t("lanes.label")}
      value={lanes}
      data={laneKinds.map((value) => ({ value, label: t(`lanes.${value}`) }))}
      onChange={(chosen) => void navigate({ to: "/agenda-de-risco", search: withAddress({ lanes: chosen }) })}
    />
  );
};

/** Shown days with steps to others, the unit, and in the timeline scale and lanes. */
export const CalendarBar = ({ address, days, ...rest }: AddressProps & FilterProps) => {
  const isTimeline = address.view === "linha";
  const isPhone = useIsPhone();
  return (
    <div className={classes.bar}>
      <Steps address={address} days={days} />
      {isTimeline && <ScaleChoice address={address} />}
      {isTimeline && !isPhone && <LaneChoice address={address} />}
      <UnitChoice {...rest} />
    </div>
  );
};
