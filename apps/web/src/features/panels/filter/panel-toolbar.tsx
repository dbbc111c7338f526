import { DASHBOARD_TYPE_GENERAL, PLANS } from "@emdia/contract/limits.ts";
import { comparisonPeriods } from "@emdia/contract/panels/comparison.ts";
import { panelTypes, planOf } from "@emdia/contract/panels/filter.ts";
import { Input, SegmentedControl } from "@mantine/core";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ClearFiltersButton } from "../../../shared/list/clear-filters-button.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import { OrderChoice } from "../../../shared/list/order-choice.tsx";
import { useFilterPanel } from "../../../shared/list/use-filter-panel.ts";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";
import { MoreFiltersButton } from "../../../shared/ui/more-filters-button.tsx";
import { activeFilterCount, compareWith, narrowed, noFilters, type PanelUrlFilter } from "../panel-search.ts";
import classes from "../panels.module.css";

/** Loaded when the filters open, because selects and the calendar are a fifth of the page. */
const FilterFields = lazyPart(async () => (await import("./filter-fields.tsx")).FilterFields, ["panels"]);

type Props = { readonly url: PanelUrlFilter; readonly children: ReactNode };

const TypeChoice = ({ url: { asked, type } }: Pick<Props, "url">) => {
  const { t } = useTranslation("panels");
  const id = useId();
  return (
    <Input.Wrapper label={t("filter.type")} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        classNames={{ root: list.choice ?? "", indicator: list.chosen ?? "" }}
        withItemsBorders={false}
        aria-labelledby={id}
        value={planOf(asked.type) ?? DASHBOARD_TYPE_GENERAL}
        data={[DASHBOARD_TYPE_GENERAL, ...PLANS]}
        onChange={(value) => {
          const chosen = panelTypes.find((one) => one === value);
          type(narrowed({ type: chosen === undefined || chosen === DASHBOARD_TYPE_GENERAL ? undefined : [chosen] }));
        }}
      />
    </Input.Wrapper>
  );
};

/** Filter of all panels. Every change waits for the delay of the panels before it loads data. */
export const PanelToolbar = ({ url, children }: Props) => {
  const { t } = useTranslation("panels");
  const { asked, type } = url;
  const count = activeFilterCount({ ...asked, type: undefined });
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  // Remounts fields with incomplete text.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    type(noFilters);
    setCleared(cleared + 1);
  };
  return (
    <search className={`${list.toolbar} ${classes.toolbar}`}>
      <div className={list.tools}>
        <TypeChoice url={url} />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        {activeFilterCount(asked) > 0 && <ClearFiltersButton label={t("filter.clear")} onClear={clear} />}
        <OrderChoice
          label={t("comparison.label")}
          value={asked.compare}
          orders={comparisonPeriods}
          textOf={(period) => t(`comparison.periods.${period}`)}
          onChoose={(period) => url.choose(compareWith(period, asked))}
        />
        {children}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <div className={`${list.more} ${classes.fields}`}>
            <Suspense fallback={null}>
              <FilterFields key={cleared} url={url} />
            </Suspense>
          </div>
        )}
      </div>
    </search>
  );
};
