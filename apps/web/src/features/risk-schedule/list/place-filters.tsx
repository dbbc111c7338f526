import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { placesQuery, suppliersQuery } from "../risk-schedule-queries.ts";

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

/** Hidden if the user sees no suppliers, as a supplier itself. */
const Suppliers = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const [companies] = useSelectedCompanies();
  const { data: suppliers = [] } = useQuery(suppliersQuery(companies));
  if (suppliers.length < 2 && asked.providerId === undefined) return null;
  return (
    <NativeSelect
      label={t("filter.supplier")}
      value={String(asked.providerId ?? "")}
      onChange={({ currentTarget }) => choose({ providerId: idOf(currentTarget.value) })}
      data={optionsOf(t("filter.anySupplier"), suppliers)}
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
