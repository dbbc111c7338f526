import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { type RiskScheduleStatus, riskScheduleStatuses } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { Autocomplete, Checkbox, MultiSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { ClearFiltersButton } from "../../../shared/list/clear-filters-button.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import { useFilterPanel } from "../../../shared/list/use-filter-panel.ts";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { MoreFiltersButton } from "../../../shared/ui/more-filters-button.tsx";
import { activitiesQuery } from "../risk-schedule-queries.ts";
import { PlaceFilters } from "./place-filters.tsx";
import { hiddenFilters, isNarrowed, isReversed, noFilters } from "./schedule-filter.ts";
import classes from "./schedule-list.module.css";

type Props = { readonly filter: UrlFilter<typeof RiskScheduleListQuery> };

const isStatus = (value: string): value is RiskScheduleStatus => riskScheduleStatuses.some((status) => status === value);

/** Words of an activity, with those of the platform and of the contractors as suggestions. */
const Activity = ({ filter: { asked, type, choose, enter } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const [companies] = useSelectedCompanies();
  const { data = [] } = useQuery(activitiesQuery(companies));
  return (
    <Autocomplete
      className={list.search ?? ""}
      type="search"
      label={t("filter.riskActivityName")}
      placeholder={t("filter.activityPlaceholder")}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={200}
      openOnFocus={false}
      value={asked.riskActivityName ?? ""}
      data={[...new Set(data.map(({ name }) => name))]}
      onChange={(words) => type({ riskActivityName: words || undefined })}
      onOptionSubmit={(name) => choose({ riskActivityName: name })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const Statuses = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const chosen = asked.status ?? [];
  return (
    <MultiSelect
      className={classes.statuses ?? ""}
      label={t("filter.status")}
      placeholder={chosen.length === 0 ? t("filter.anyStatus") : ""}
      value={chosen}
      onChange={(values) => choose({ status: values.length === 0 ? undefined : values.filter(isStatus) })}
      data={riskScheduleStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
    />
  );
};

const Words = ({ kind, filter: { asked, type, enter } }: Props & { readonly kind: "projectName" | "employeeName" }) => {
  const { t } = useTranslation("riskSchedule");
  return (
    <TextInput
      type="search"
      label={t(`filter.${kind}`)}
      maxLength={200}
      autoComplete="off"
      value={asked[kind] ?? ""}
      onChange={({ currentTarget }) => type({ [kind]: currentTarget.value || undefined })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const Day = ({ kind, filter: { asked, type, enter } }: Props & { readonly kind: "from" | "until" }) => {
  const { t } = useTranslation("riskSchedule");
  return (
    <DayField
      label={t(`filter.${kind}`)}
      value={asked[kind] ?? ""}
      error={kind === "until" && isReversed(asked) ? t("filter.reversed") : null}
      onChange={(day) => type({ [kind]: day || undefined })}
      onEnter={enter}
      isFilter
    />
  );
};

type ToolbarProps = Props & {
  /** Without days and unit, which a calendar chooses beside it. */
  readonly inCalendar?: boolean;
};

/** Search and filters of the list. */
export const ScheduleToolbar = ({ filter, inCalendar = false }: ToolbarProps) => {
  const { t } = useTranslation("riskSchedule");
  const { choose, clear, cleared } = filter;
  const asked = inCalendar ? { ...filter.asked, facilityId: undefined, from: undefined, until: undefined } : filter.asked;
  const count = hiddenFilters(asked);
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  return (
    <search className={list.toolbar}>
      <div className={list.tools}>
        <Activity filter={filter} />
        <Statuses filter={filter} />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        <Checkbox
          className={classes.flag ?? ""}
          label={t("filter.inConflict")}
          checked={asked.inConflict === true}
          onChange={({ currentTarget }) => choose({ inConflict: currentTarget.checked || undefined })}
        />
        {isNarrowed(asked) && <ClearFiltersButton label={t("filter.clear")} onClear={() => clear(noFilters)} />}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <div key={cleared} className={list.more}>
            <Words kind="projectName" filter={filter} />
            <Words kind="employeeName" filter={filter} />
            <PlaceFilters filter={filter} withUnit={!inCalendar} />
            {!inCalendar && <Day kind="from" filter={filter} />}
            {!inCalendar && <Day kind="until" filter={filter} />}
          </div>
        )}
      </div>
    </search>
  );
};
