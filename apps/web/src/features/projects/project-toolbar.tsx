import { type ListedState, listedStates, projectOrders } from "@emdia/contract/projects/routes.ts";
import { Input, SegmentedControl } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ListSearch } from "../../shared/list/list-search.tsx";
import list from "../../shared/list/list-toolbar.module.css";
import { OrderChoice } from "../../shared/list/order-choice.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import type { ProjectFilter } from "./filters/project-filter.ts";
import { ProjectFilters } from "./filters/project-filters.tsx";
import classes from "./project-toolbar.module.css";

const Search = ({ filter: { asked, type, enter } }: { readonly filter: ProjectFilter }) => {
  const { t } = useTranslation("projects");
  return (
    <ListSearch
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      value={asked.query}
      onType={(query) => type({ query })}
      onEnter={enter}
    />
  );
};

const isState = (value: string): value is ListedState => listedStates.some((state) => state === value);

const StateChoice = ({ filter: { asked, choose } }: { readonly filter: ProjectFilter }) => {
  const { t } = useTranslation("projects");
  const id = useId();
  const [only, ...others] = asked.state ?? [];
  const may = useMay();
  // Only users who may edit projects see the draft filter, but a URL can still set it.
  const offered = listedStates.filter((state) => state !== "draft" || state === only || may("add_project") || may("update_project"));
  return (
    <Input.Wrapper className={classes.situation} label={t("filter.state")} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        classNames={{ root: list.choice ?? "", indicator: list.chosen ?? "" }}
        withItemsBorders={false}
        aria-labelledby={id}
        value={only === undefined || others.length > 0 ? "all" : only}
        data={(["all", ...offered] as const).map((value) => ({ value, label: t(`filter.states.${value}`) }))}
        onChange={(value) => choose({ state: isState(value) ? [value] : undefined })}
      />
    </Input.Wrapper>
  );
};

const ProjectOrderChoice = ({ filter: { asked, choose } }: { readonly filter: ProjectFilter }) => {
  const { t } = useTranslation("projects");
  return (
    <OrderChoice
      label={t("orderBy")}
      value={asked.orderBy}
      orders={projectOrders}
      textOf={(order) => t(`order.${order}`)}
      onChoose={(orderBy) => choose({ orderBy })}
    />
  );
};

/** The filters of the project list: search, state, filter popover and order. On a phone the order is inside the popover. */
export const ProjectToolbar = ({ filter, isPhone }: { readonly filter: ProjectFilter; readonly isPhone: boolean }) => (
  <search className={`${list.tools} ${classes.tools}`}>
    <Search filter={filter} />
    <StateChoice filter={filter} />
    <ProjectFilters filter={filter}>{isPhone && <ProjectOrderChoice filter={filter} />}</ProjectFilters>
    {!isPhone && <ProjectOrderChoice filter={filter} />}
  </search>
);
