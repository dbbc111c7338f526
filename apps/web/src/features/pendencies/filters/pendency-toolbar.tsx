import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { pendencyOrders } from "@emdia/contract/pendencies/vocabulary.ts";
import { Button, Input, NativeSelect, SegmentedControl } from "@mantine/core";
import { type RefObject, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ListSearch } from "../../../shared/list/list-search.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import { useFilterPanel } from "../../../shared/list/use-filter-panel.ts";
import { MoreFiltersButton } from "../../../shared/ui/more-filters-button.tsx";
import { useIsPhone } from "../../../shared/ui/use-is-phone.ts";
import type { PendenciesFilter } from "../pendency-filter.ts";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";
import { DeadlineChips } from "./deadline-chips.tsx";
import { IdChips } from "./id-chips.tsx";
import { MoreFilters } from "./more-filters.tsx";
import classes from "./pendency-toolbar.module.css";
import type { FilterNames } from "./use-filter-names.ts";

type Props = { readonly filter: PendenciesFilter };
type SearchProps = Props & {
  readonly search: RefObject<HTMLInputElement | null>;
  /** Moves the focus to the list. */
  readonly onToList: () => void;
};
type BarProps = SearchProps & { readonly names: FilterNames };

const Search = ({ filter: { asked, type, enter }, search, onToList }: SearchProps) => {
  const { t } = useTranslation("pendencies");
  return (
    <ListSearch
      field={search}
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      value={asked.name}
      onType={(words) => type({ name: words || undefined })}
      onEnter={() => {
        enter();
        onToList();
      }}
    />
  );
};

const plansOf = (value: string): Plan[] => {
  const one = PLANS.filter((plan) => plan === value);
  return one.length > 0 ? one : [...PLANS];
};

const PlanChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("pendencies");
  const id = useId();
  const [only, ...others] = asked.plan;
  return (
    <Input.Wrapper label={t("filter.plan")} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        classNames={{ root: list.choice ?? "", indicator: list.chosen ?? "" }}
        withItemsBorders={false}
        aria-labelledby={id}
        value={only === undefined || others.length > 0 ? "both" : only}
        data={[
          { value: "SSMA", label: "SSMA" },
          { value: "STP", label: "STP" },
          { value: "both", label: t("filter.bothPlans") },
        ]}
        onChange={(value) => choose({ plan: plansOf(value) })}
      />
    </Input.Wrapper>
  );
};

const OrderChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("pendencies");
  return (
    <NativeSelect
      className={list.order ?? ""}
      label={t("orderBy")}
      value={asked.orderBy}
      onChange={({ currentTarget: { value } }) => {
        const orderBy = pendencyOrders.find((order) => order === value);
        if (orderBy) choose({ orderBy });
      }}
      data={pendencyOrders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
    />
  );
};

/** The filters of the pendency list: search, plan, filter panel and order. On a phone the order is inside the panel. */
export const PendencyToolbar = ({ filter, search, names, onToList }: BarProps) => {
  const { t } = useTranslation("pendencies");
  const isPhone = useIsPhone();
  const count = hiddenFilters(filter.asked);
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  const toolbar = useRef<HTMLElement>(null);
  // The button unmounts with the filter that it removes, so the focus moves to the toolbar.
  const thenFocus = (remove: () => void) => () => {
    remove();
    toolbar.current?.focus();
  };
  return (
    <search ref={toolbar} tabIndex={-1} className={`${list.toolbar} ${classes.toolbar}`}>
      <div className={list.tools}>
        <Search filter={filter} search={search} onToList={onToList} />
        <PlanChoice filter={filter} />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        {isNarrowed({ ...filter.asked, status: undefined }) && (
          <Button variant="subtle" onClick={thenFocus(() => filter.clear(noFilters))}>
            {t("filter.clear")}
          </Button>
        )}
        {!isPhone && <OrderChoice filter={filter} />}
      </div>
      <IdChips asked={filter.asked} names={names} onRemove={(kind) => thenFocus(() => filter.choose({ [kind]: undefined }))()} />
      <DeadlineChips asked={filter.asked} onRemove={(change) => thenFocus(() => filter.choose(change))()} />
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <MoreFilters key={filter.cleared} filter={filter}>
            {isPhone && <OrderChoice filter={filter} />}
          </MoreFilters>
        )}
      </div>
    </search>
  );
};
