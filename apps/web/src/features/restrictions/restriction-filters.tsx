import type { RestrictionListQuery } from "@emdia/contract/workers/restriction-routes.ts";
import { type RestrictionStatus, restrictionStatuses } from "@emdia/contract/workers/vocabulary.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";
import classes from "./restriction-list.module.css";

export type RestrictionFilter = UrlFilter<typeof RestrictionListQuery>;
type Props = { readonly filter: RestrictionFilter };

const isStatus = (value: string): value is RestrictionStatus => restrictionStatuses.some((status) => status === value);

const Words = ({ kind, filter: { asked, type, enter } }: Props & { readonly kind: "name" | "document" | "reason" }) => {
  const { t } = useTranslation("restrictions");
  return (
    <TextInput
      type="search"
      label={t(`filter.${kind}`)}
      leftSection={kind === "name" && <IconSearch size={16} aria-hidden="true" />}
      maxLength={200}
      autoComplete="off"
      value={asked[kind] ?? ""}
      onChange={({ currentTarget }) => type({ [kind]: currentTarget.value || undefined })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const Days = ({ kind, filter: { asked, type } }: Props & { readonly kind: "daysRemainingStart" | "daysRemainingEnd" }) => {
  const { t } = useTranslation("restrictions");
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      min={0}
      label={t(`filter.${kind}`)}
      value={asked[kind] ?? ""}
      onChange={({ currentTarget: { value } }) => type({ [kind]: value === "" ? undefined : Math.max(0, Number(value)) })}
    />
  );
};

export const RestrictionFilters = ({ filter }: Props) => {
  const { t } = useTranslation("restrictions");
  const [status] = filter.asked.status ?? [];
  return (
    <div className={classes.filters}>
      <Words kind="name" filter={filter} />
      <Words kind="document" filter={filter} />
      <Words kind="reason" filter={filter} />
      <NativeSelect
        label={t("filter.status")}
        value={status ?? ""}
        onChange={({ currentTarget: { value } }) => filter.choose({ status: isStatus(value) ? [value] : undefined })}
        data={[
          { value: "", label: t("filter.anyStatus") },
          ...restrictionStatuses.map((one) => ({ value: one, label: t(`status.${one}`) })),
        ]}
      />
      <div className={classes.days}>
        <Days kind="daysRemainingStart" filter={filter} />
        <Days kind="daysRemainingEnd" filter={filter} />
      </div>
    </div>
  );
};
