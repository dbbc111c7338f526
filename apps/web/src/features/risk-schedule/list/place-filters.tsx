import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { NativeSelect, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { placesQuery } from "../risk-schedule-queries.ts";
import { chosenSupplierQuery, suppliersQuery } from "./supplier-queries.ts";

type Props = { readonly filter: UrlFilter<typeof RiskScheduleListQuery> };
type PlaceProps = Props & { readonly withUnit: boolean };
type Choice = { readonly id: number; readonly name: string };

const optionsOf = (any: string, choices: readonly Choice[]) => [
  { value: "", label: any },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];
const idOf = (value: string): number | undefined => (value === "" ? undefined : Number(value));

const Places = ({ filter: { asked, choose }, withUnit }: PlaceProps) => {
  const { t } = useTranslation("riskSchedule");
  const [companies] = useSelectedCompanies();
  const { data: units = [] } = useQuery(placesQuery(companies));
  const areas = units.find(({ id }) => id === asked.facilityId)?.departments ?? [];
  return (
    <>
      {withUnit && (
        <NativeSelect
          label={t("filter.unit")}
          value={String(asked.facilityId ?? "")}
          onChange={({ currentTarget }) => choose({ facilityId: idOf(currentTarget.value), departmentId: undefined })}
          data={optionsOf(t("filter.anyUnit"), units)}
        />
      )}
      <NativeSelect
        label={t("filter.area")}
        disabled={asked.facilityId === undefined}
        value={String(asked.departmentId ?? "")}
        onChange={({ currentTarget }) => choose({ departmentId: idOf(currentTarget.value) })}
        data={optionsOf(t("filter.anyArea"), areas)}
      />
    </>
  );
};

/** Suppliers searched on the server. The chosen one stays an option during further searches. */
const useSupplierOptions = (providerId: number | undefined) => {
  const [companies] = useSelectedCompanies();
  const [typed, setTyped] = useState("");
  const [words] = useDebouncedValue(typed.trim(), URL_UPDATE_DELAY_MS);
  const { data: chosen = [] } = useQuery(chosenSupplierQuery(providerId, companies));
  const { data: first = [] } = useQuery(suppliersQuery("", companies));
  const { data: found = [] } = useQuery(suppliersQuery(words === chosen[0]?.name ? "" : words, companies));
  const offered: readonly Choice[] = [...chosen, ...found.filter(({ id }) => chosen.every((one) => one.id !== id))];
  return { typed, setTyped, offered, hasSeveral: first.length > 1 };
};

/** Hidden if the user sees no suppliers, as a supplier itself. */
const Suppliers = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { typed, setTyped, offered, hasSeveral } = useSupplierOptions(asked.providerId);
  if (!hasSeveral && asked.providerId === undefined) return null;
  return (
    <Select
      label={t("filter.supplier")}
      placeholder={t("filter.anySupplier")}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("filter.anySupplier") }}
      value={asked.providerId === undefined ? null : String(asked.providerId)}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server filters the options already.
      filter={({ options }) => options}
      nothingFoundMessage={t("filter.noSupplier")}
      onChange={(id) => choose({ providerId: idOf(id ?? "") })}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
};

/** Filters by unit, area and supplier. Their choices need permissions of their own. */
export const PlaceFilters = ({ filter, withUnit }: PlaceProps) => {
  const may = useMay();
  return (
    <>
      {may("see_location") && <Places filter={filter} withUnit={withUnit} />}
      {may("see_projects") && <Suppliers filter={filter} />}
    </>
  );
};
