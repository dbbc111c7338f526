import { PLANS } from "@emdia/contract/limits.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { type SupplierListQuery, supplierOrders } from "@emdia/contract/suppliers/routes.ts";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ClearFiltersButton } from "../../shared/list/clear-filters-button.tsx";
import { ListSearch } from "../../shared/list/list-search.tsx";
import list from "../../shared/list/list-toolbar.module.css";
import { OrderChoice } from "../../shared/list/order-choice.tsx";
import { useFilterPanel } from "../../shared/list/use-filter-panel.ts";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";
import { useProfile } from "../../shared/session/account.ts";
import { MoreFiltersButton } from "../../shared/ui/more-filters-button.tsx";
import classes from "./suppliers.module.css";

type Props = { readonly filter: UrlFilter<typeof SupplierListQuery> };

const hidden = ["projectName", "title", "plan", "pendencies", "companies", "withoutPendency", "provider"] as const;
export const noFilters = { name: undefined, ...Object.fromEntries(hidden.map((key) => [key, undefined])) };
const hiddenFilters = (asked: SupplierListQuery): number => hidden.filter((key) => asked[key] !== undefined).length;
export const isNarrowed = (asked: SupplierListQuery): boolean => asked.name !== undefined || hiddenFilters(asked) > 0;

const Words = ({ kind, filter: { asked, type, enter } }: Props & { readonly kind: "projectName" | "title" }) => {
  const { t } = useTranslation("suppliers");
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

const PlanChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("suppliers");
  return (
    <NativeSelect
      label={t("filter.plan")}
      value={asked.plan?.length === 1 ? asked.plan[0] : ""}
      onChange={({ currentTarget: { value } }) => {
        const plan = PLANS.find((one) => one === value);
        choose({ plan: plan ? [plan] : undefined });
      }}
      data={[{ value: "", label: t("filter.anyPlan") }, ...PLANS]}
    />
  );
};

const StatusChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation(["suppliers", "pendencyWords"]);
  return (
    <NativeSelect
      label={t("filter.pendencies")}
      value={asked.pendencies?.length === 1 ? asked.pendencies[0] : ""}
      onChange={({ currentTarget: { value } }) => {
        const status = pendencyStatuses.find((one) => one === value);
        choose({ pendencies: status ? [status] : undefined });
      }}
      data={[
        { value: "", label: t("filter.anyStatus") },
        ...pendencyStatuses.map((one) => ({ value: one, label: t(`pendencyWords:status.${one}`) })),
      ]}
    />
  );
};

/** Hidden if the user acts for one contractor only. */
const ContractorChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("suppliers");
  const contractors = (useProfile()?.companies ?? []).filter(({ isContractor }) => isContractor);
  if (contractors.length < 2 && asked.companies === undefined) return null;
  return (
    <NativeSelect
      label={t("filter.companies")}
      value={asked.companies?.length === 1 ? String(asked.companies[0]) : ""}
      onChange={({ currentTarget: { value } }) => choose({ companies: value === "" ? undefined : [Number(value)] })}
      data={[
        { value: "", label: t("filter.anyCompany") },
        ...contractors.map(({ id, tradingName }) => ({ value: String(id), label: tradingName })),
      ]}
    />
  );
};

/** Search, filters and order of the supplier list. */
export const SupplierToolbar = ({ filter }: Props) => {
  const { t } = useTranslation("suppliers");
  const { asked, type, enter, choose } = filter;
  const count = hiddenFilters(asked);
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  return (
    <search className={list.toolbar}>
      <div className={list.tools}>
        <ListSearch
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          value={asked.name}
          onType={(words) => type({ name: words || undefined })}
          onEnter={enter}
        />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        {isNarrowed(asked) && <ClearFiltersButton label={t("filter.clear")} onClear={() => choose(noFilters)} />}
        <OrderChoice
          label={t("orderBy")}
          value={asked.orderBy}
          orders={supplierOrders}
          textOf={(order) => t(`order.${order}`)}
          onChoose={(orderBy) => choose({ orderBy })}
        />
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <div className={list.more}>
            <Words kind="projectName" filter={filter} />
            <Words kind="title" filter={filter} />
            <PlanChoice filter={filter} />
            <StatusChoice filter={filter} />
            <ContractorChoice filter={filter} />
            <Checkbox
              className={classes.only ?? ""}
              label={t("filter.withoutPendency")}
              checked={asked.withoutPendency === true}
              onChange={({ currentTarget }) => choose({ withoutPendency: currentTarget.checked || undefined })}
            />
          </div>
        )}
      </div>
    </search>
  );
};
