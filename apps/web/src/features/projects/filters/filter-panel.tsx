import { MultiSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import type { Choice } from "./company-choices.ts";
import type { ProjectFilter } from "./project-filter.ts";
import classes from "./project-filters.module.css";
import { useCompanyChoices, useFacilityChoices } from "./use-choices.ts";

type PanelProps = {
  readonly filter: ProjectFilter;
  /** Reports whether a dropdown of the panel is open. */
  readonly onChoosing: (isChoosing: boolean) => void;
};
type ManyProps = PanelProps & {
  readonly kind: "companies" | "facilities";
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
};

const optionOf = ({ id, name }: Choice) => ({ value: String(id), label: name });

const Many = ({ kind, choices, isLoading, filter: { asked, choose }, onChoosing }: ManyProps) => {
  const { t } = useTranslation(["projects", "shared"]);
  const chosen = asked[kind] ?? [];
  return (
    <MultiSelect
      label={t(`filter.${kind}`)}
      placeholder={chosen.length === 0 ? t(`filter.${kind}Placeholder`) : ""}
      data={choices.map(optionOf)}
      value={chosen.map(String)}
      onChange={(ids) => choose({ [kind]: ids.length === 0 ? undefined : ids.map(Number) })}
      nothingFoundMessage={t(isLoading ? "shared:loading" : "filter.nothingFound")}
      classNames={{ pillsList: classes.chosen ?? "" }}
      comboboxProps={{ withinPortal: false }}
      searchable
      openOnFocus={false}
      onDropdownOpen={() => onChoosing(true)}
      onDropdownClose={() => onChoosing(false)}
      hidePickedOptions
    />
  );
};

const Day = ({ kind, filter: { asked, type }, onChoosing }: PanelProps & { readonly kind: "startsFrom" | "endsUntil" }) => {
  const { t } = useTranslation("projects");
  return (
    <DayField
      label={t(`filter.${kind}`)}
      value={asked[kind] ?? ""}
      onChange={(day) => type({ [kind]: day || undefined })}
      calendarInPortal={false}
      onCalendar={onChoosing}
      isFilter
    />
  );
};

/** Fields of the filter panel. A field without choices is hidden. */
export const FilterPanel = (panel: PanelProps) => {
  const companies = useCompanyChoices();
  const facilities = useFacilityChoices();
  return (
    <>
      {(companies.isLoading || companies.choices.length > 1) && <Many kind="companies" {...companies} {...panel} />}
      {(facilities.isLoading || facilities.choices.length > 0) && <Many kind="facilities" {...facilities} {...panel} />}
      <div className={classes.days}>
        <Day kind="startsFrom" {...panel} />
        <Day kind="endsUntil" {...panel} />
      </div>
    </>
  );
};
