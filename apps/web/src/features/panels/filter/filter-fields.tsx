import { PANEL_FILTER_IDS_MAX } from "@emdia/contract/limits.ts";
import { MultiSelect, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { useProfile } from "../../../shared/session/account.ts";
import { narrowed, type PanelUrlFilter } from "../panel-search.ts";
import { departmentOptions } from "./department-options.ts";
import { useProjectOptions, useSupplierOptions } from "./use-panel-options.ts";

type Props = { readonly url: PanelUrlFilter };

const idsOf = (values: readonly string[]): number[] | undefined => (values.length === 0 ? undefined : values.map(Number));
/** An offered option that the server has found already. */
const unfiltered = <T,>({ options }: { readonly options: T }): T => options;

/** Projects, and the areas of the chosen or offered projects. */
const ProjectFields = ({ url: { asked, type } }: Props) => {
  const { t } = useTranslation("panels");
  const { offered, chosen, words, setWords, isFetching } = useProjectOptions(asked);
  const [projects, departments] = [asked.projects ?? [], asked.departmentIds ?? []];
  const known = new Set(offered.map(({ id }) => id));
  const projectData = [
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
    ...projects.filter((id) => !known.has(id)).map((id) => ({ value: String(id), label: t("filter.unknownProject", { id }) })),
  ];
  const areas = departmentOptions({
    offered: chosen.length > 0 ? chosen : offered,
    chosen: departments,
    unknown: (id) => t("filter.unknownArea", { id }),
  });
  const common = { searchable: true, maxValues: PANEL_FILTER_IDS_MAX, hidePickedOptions: true, openOnFocus: false };
  return (
    <>
      <MultiSelect
        {...common}
        label={t("filter.projects")}
        placeholder={projects.length === 0 ? t("filter.anyProject") : ""}
        data={projectData}
        searchValue={words}
        onSearchChange={setWords}
        filter={unfiltered}
        nothingFoundMessage={t(isFetching ? "filter.searching" : "filter.nothingFound")}
        value={projects.map(String)}
        onChange={(values) => type(narrowed({ projects: idsOf(values) }))}
      />
      {areas.length > 0 && (
        <MultiSelect
          {...common}
          label={t("filter.areas")}
          placeholder={departments.length === 0 ? t("filter.anyArea") : ""}
          data={[...areas]}
          nothingFoundMessage={t("filter.nothingFound")}
          value={departments.map(String)}
          onChange={(values) => type(narrowed({ departmentIds: idsOf(values) }))}
        />
      )}
    </>
  );
};

/** Hidden if the user has no supplier to choose. */
const SupplierField = ({ url: { asked, type } }: Props) => {
  const { t } = useTranslation("panels");
  const { offered, words, setWords, isFetching } = useSupplierOptions(asked);
  const { provider } = asked;
  if (offered.length === 0 && provider === undefined && words === "") return null;
  const isKnown = provider === undefined || offered.some(({ id }) => id === provider);
  const data = [
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isKnown ? [] : [{ value: String(provider), label: t("filter.unknownSupplier", { id: provider }) }]),
  ];
  return (
    <Select
      label={t("filter.supplier")}
      placeholder={t("filter.anySupplier")}
      searchable
      clearable
      openOnFocus={false}
      data={data}
      searchValue={words}
      onSearchChange={setWords}
      filter={unfiltered}
      nothingFoundMessage={t(isFetching ? "filter.searching" : "filter.nothingFound")}
      value={provider === undefined ? null : String(provider)}
      onChange={(value) => type(narrowed({ provider: value === null ? undefined : Number(value) }))}
    />
  );
};

/** Hidden if the user acts for one company. */
const CompanyField = ({ url: { asked, type } }: Props) => {
  const { t } = useTranslation("panels");
  const companies = useProfile()?.companies ?? [];
  const chosen = asked.companies ?? [];
  if (companies.length < 2 && chosen.length === 0) return null;
  return (
    <MultiSelect
      label={t("filter.companies")}
      placeholder={chosen.length === 0 ? t("filter.anyCompany") : ""}
      searchable
      hidePickedOptions
      openOnFocus={false}
      data={companies.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
      nothingFoundMessage={t("filter.nothingFound")}
      value={chosen.map(String)}
      onChange={(values) => type(narrowed({ companies: idsOf(values) }))}
    />
  );
};

/** Period of the charts and rankings; the indicators describe today. */
const PeriodFields = ({ url: { asked, type } }: Props) => {
  const { t } = useTranslation("panels");
  const { startDate, endDate } = asked;
  const isReversed = startDate !== undefined && endDate !== undefined && endDate < startDate;
  return (
    <>
      <DayField
        label={t("filter.startDate")}
        value={startDate ?? ""}
        onChange={(day) => type(narrowed({ startDate: day || undefined }))}
        isFilter
      />
      <DayField
        label={t("filter.endDate")}
        value={endDate ?? ""}
        error={isReversed && t("filter.reversed")}
        onChange={(day) => type(narrowed({ endDate: day || undefined }))}
        isFilter
      />
    </>
  );
};

/** Fields behind the filter button. */
export const FilterFields = (props: Props) => (
  <>
    <ProjectFields {...props} />
    <SupplierField {...props} />
    <PeriodFields {...props} />
    <CompanyField {...props} />
  </>
);
