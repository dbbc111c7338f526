import { workerOrders } from "@emdia/contract/workers/list-routes.ts";
import { workerStatuses } from "@emdia/contract/workers/vocabulary.ts";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ClearFiltersButton } from "../../shared/list/clear-filters-button.tsx";
import { ListSearch } from "../../shared/list/list-search.tsx";
import list from "../../shared/list/list-toolbar.module.css";
import { OrderChoice } from "../../shared/list/order-choice.tsx";
import { useFilterPanel } from "../../shared/list/use-filter-panel.ts";
import { MoreFiltersButton } from "../../shared/ui/more-filters-button.tsx";
import { useIsPhone } from "../../shared/ui/use-is-phone.ts";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";
import { LinkedFilters } from "./linked-filters.tsx";
import { MoreFilters } from "./more-filters.tsx";
import type { WorkersFilter } from "./worker-filter.ts";
import classes from "./worker-toolbar.module.css";

type Props = { readonly filter: WorkersFilter };

const Search = ({ filter: { asked, type, enter } }: Props) => {
  const { t } = useTranslation("workers");
  return (
    <ListSearch
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      value={asked.nameOrDocument}
      onType={(words) => type({ nameOrDocument: words || undefined })}
      onEnter={enter}
    />
  );
};

const StatusChoice = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("workers");
  const [only, ...others] = asked.contractStatus ?? [];
  const chosen = (value: string) => workerStatuses.find((status) => status === value);
  return (
    <NativeSelect
      label={t("filter.status")}
      value={only !== undefined && others.length === 0 ? only : ""}
      onChange={({ currentTarget: { value } }) => {
        const status = chosen(value);
        choose({ contractStatus: status ? [status] : undefined });
      }}
      data={[{ value: "", label: t("filter.anyStatus") }, ...workerStatuses.map((one) => ({ value: one, label: t(`status.${one}`) }))]}
    />
  );
};

const WorkerOrder = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("workers");
  return (
    <OrderChoice
      label={t("orderBy")}
      value={asked.orderBy}
      orders={workerOrders}
      textOf={(order) => t(`order.${order}`)}
      onChoose={(orderBy) => choose({ orderBy })}
    />
  );
};

/** Filters of the worker list. On phones the order is behind the button of further filters. */
export const WorkerToolbar = ({ filter }: Props) => {
  const { t } = useTranslation("workers");
  const isPhone = useIsPhone();
  const count = hiddenFilters(filter.asked);
  const { isOpen, panel, onToggle } = useFilterPanel(count);
  return (
    <search className={list.toolbar}>
      <div className={list.tools}>
        <Search filter={filter} />
        <StatusChoice filter={filter} />
        <MoreFiltersButton label={t("filter.more")} count={count} isOpen={isOpen} panel={panel} onToggle={onToggle} />
        <Checkbox
          className={classes.only ?? ""}
          label={t("filter.withOutProjects")}
          checked={filter.asked.withOutProjects === true}
          onChange={({ currentTarget }) => filter.choose({ withOutProjects: currentTarget.checked || undefined })}
        />
        {isNarrowed(filter.asked) && <ClearFiltersButton label={t("filter.clear")} onClear={() => filter.choose(noFilters)} />}
        {!isPhone && <WorkerOrder filter={filter} />}
      </div>
      <LinkedFilters filter={filter} />
      <div id={panel} hidden={!isOpen}>
        {isOpen && <MoreFilters filter={filter}>{isPhone && <WorkerOrder filter={filter} />}</MoreFilters>}
      </div>
    </search>
  );
};
