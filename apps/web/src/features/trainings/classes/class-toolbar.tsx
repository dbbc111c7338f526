import type { TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";
import { Button, Input, SegmentedControl, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { ListSearch } from "../../../shared/list/list-search.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import { useFilterPanel } from "../../../shared/list/use-filter-panel.ts";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { MoreFiltersButton } from "../../../shared/ui/more-filters-button.tsx";
import classes from "../trainings.module.css";
import {
  type ClassPeriod,
  classPeriods,
  hiddenFilters,
  isNarrowed,
  isReversed,
  noFilters,
  periodFilter,
  periodOf,
} from "./class-filter.ts";

type Props = { readonly filter: UrlFilter<typeof TrainingClassListQuery> };

const isPeriod = (value: string): value is ClassPeriod => classPeriods.some((period) => period === value);

const PeriodChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("trainings");
  const id = useId();
  return (
    <Input.Wrapper className={classes.choice ?? ""} label={t("classes.filter.period")} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        classNames={{ root: list.choice ?? "", indicator: list.chosen ?? "" }}
        withItemsBorders={false}
        aria-labelledby={id}
        value={periodOf(asked)}
        data={classPeriods.map((value) => ({ value, label: t(`classes.filter.periods.${value}`) }))}
        onChange={(value) => isPeriod(value) && choose(periodFilter(value))}
      />
    </Input.Wrapper>
  );
};

const Day = ({ kind, filter: { asked, type, enter } }: Props & { readonly kind: "startDate" | "endDate" }) => {
  const { t } = useTranslation("trainings");
  return (
    <DayField
      label={t(`classes.filter.${kind}`)}
      value={asked[kind] ?? ""}
      error={kind === "endDate" && isReversed(asked) ? t("classes.filter.reversed") : null}
      onChange={(day) => type({ [kind]: day || undefined })}
      onEnter={enter}
      isFilter
    />
  );
};

const Employee = ({ filter: { asked, type, enter } }: Props) => {
  const { t } = useTranslation("trainings");
  return (
    <TextInput
      type="search"
      label={t("classes.filter.employee")}
      maxLength={200}
      autoComplete="off"
      value={asked.employee ?? ""}
      onChange={({ currentTarget }) => type({ employee: currentTarget.value || undefined })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const Clear = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation("trainings");
  return (
    <Button ref={useMoveFocusOnUnmount<HTMLButtonElement>()} variant="subtle" onClick={onClear}>
      {t("filter.clear")}
    </Button>
  );
};

/** Search and filters of the class list. */
export const ClassToolbar = ({ filter }: Props) => {
  const { t } = useTranslation("trainings");
  const { asked, type, enter, clear, cleared } = filter;
  const count = hiddenFilters(asked);
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  return (
    <search className={list.toolbar}>
      <div className={list.tools}>
        <ListSearch
          label={t("classes.search")}
          placeholder={t("classes.searchPlaceholder")}
          value={asked.name}
          onType={(words) => type({ name: words || undefined })}
          onEnter={enter}
        />
        <PeriodChoice filter={filter} />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        {isNarrowed(asked) && <Clear onClear={() => clear(noFilters)} />}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <div key={cleared} className={list.more}>
            <Employee filter={filter} />
            <Day kind="startDate" filter={filter} />
            <Day kind="endDate" filter={filter} />
          </div>
        )}
      </div>
    </search>
  );
};
