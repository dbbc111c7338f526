import { pendencyOrders } from "@emdia/contract/pendencies/vocabulary.ts";
import { Button, NativeSelect } from "@mantine/core";
import { type RefObject, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import list from "../../../shared/list/list-toolbar.module.css";
import { useFilterPanel } from "../../../shared/list/use-filter-panel.ts";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";
import { useLinkedNames } from "../../../shared/panels/use-linked-names.ts";
import { MoreFiltersButton } from "../../../shared/ui/more-filters-button.tsx";
import { useIsPhone } from "../../../shared/ui/use-is-phone.ts";
import type { PendenciesFilter, PendencyAddress } from "../pendency-filter.ts";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";
import { DeadlineChip } from "./deadline-chip.tsx";
import { IdChips } from "./id-chips.tsx";
import classes from "./pendency-toolbar.module.css";
import { PlanChoice } from "./plan-choice.tsx";
import { SearchBox } from "./search-box.tsx";
import { changeToTab } from "./tabs.ts";
import type { FilterNames } from "./use-filter-names.ts";
import { ValueChips } from "./value-chips.tsx";

/** Loaded when the filters open. */
const MoreFilters = lazyPart(async () => (await import("./more-filters.tsx")).MoreFilters, ["pendencies"]);

type Props = { readonly filter: PendenciesFilter };
type BarProps = Props & {
  readonly names: FilterNames;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Moves the focus to the list. */
  readonly onToList: () => void;
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

/** The filters of the pendency list: search, plan, filter panel, order and the active filters as chips. On a phone the order is inside the panel. */
export const PendencyToolbar = ({ filter, search, names, onToList }: BarProps) => {
  const { t } = useTranslation("pendencies");
  const isPhone = useIsPhone();
  const count = hiddenFilters(filter.asked);
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  const { project: projects, supplier: providers, documentType: documentTypes, department: departmentIds } = filter.asked;
  const linked = useLinkedNames({ projects, providers, documentTypes, departmentIds });
  const toolbar = useRef<HTMLElement>(null);
  // The button unmounts with the filter that it removes, so the focus moves to the toolbar.
  const thenFocus = (remove: () => void) => () => {
    remove();
    toolbar.current?.focus();
  };
  const remove = (change: Partial<PendencyAddress>) => thenFocus(() => filter.choose(change))();
  return (
    <search ref={toolbar} tabIndex={-1} className={`${list.toolbar} ${classes.toolbar}`}>
      <div className={list.tools}>
        <SearchBox filter={filter} names={names} search={search} onToList={onToList} />
        <PlanChoice filter={filter} />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        {isNarrowed({ ...filter.asked, ...changeToTab(null) }) && (
          <Button variant="subtle" onClick={thenFocus(() => filter.clear(noFilters))}>
            {t("filter.clear")}
          </Button>
        )}
        {!isPhone && <OrderChoice filter={filter} />}
      </div>
      <div className={classes.chips}>
        <IdChips asked={filter.asked} names={names} linked={linked} onRemove={(kind) => remove({ [kind]: undefined })} />
        <ValueChips asked={filter.asked} linked={linked} onRemove={remove} />
        <DeadlineChip asked={filter.asked} onRemove={remove} />
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <MoreFilters key={filter.cleared} filter={filter}>
              {isPhone && <OrderChoice filter={filter} />}
            </MoreFilters>
          </Suspense>
        )}
      </div>
    </search>
  );
};
