import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { pendencyOrders } from "@emdia/contract/pendencies/vocabulary.ts";
import { Button, Input, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconSearch, IconX } from "@tabler/icons-react";
import { type RefObject, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";
import { MoreFilters } from "./more-filters.tsx";
import type { PendenciesFilter } from "./pendency-filter.ts";
import classes from "./pendency-toolbar.module.css";

type Props = { readonly filter: PendenciesFilter };
type SearchProps = Props & { readonly search: RefObject<HTMLInputElement | null> };
/** The name of the project that a link asked for, once a row of it is there. */
type BarProps = SearchProps & { readonly projectName: string | undefined };

const Search = ({ filter: { asked, type, enter }, search }: SearchProps) => {
  const { t } = useTranslation("pendencies");
  return (
    <TextInput
      ref={search}
      className={classes.search ?? ""}
      type="search"
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={200}
      value={asked.name ?? ""}
      onChange={({ currentTarget }) => type({ name: currentTarget.value || undefined })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
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
        classNames={{ root: classes.plan ?? "", indicator: classes.indicator ?? "" }}
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
      className={classes.order ?? ""}
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

/** A link from a project asks for its documents alone: it can be taken away like every other filter. */
const OneProject = ({ filter: { asked, choose }, projectName }: Props & Pick<BarProps, "projectName">) => {
  const { t } = useTranslation("pendencies");
  const [only, ...others] = asked.project ?? [];
  if (only === undefined) return null;
  const name = others.length === 0 && projectName ? projectName : [only, ...others].join(", ");
  return (
    <Button
      className={classes.one ?? ""}
      variant="light"
      rightSection={<IconX size={14} aria-hidden="true" />}
      title={t("filter.removeProject")}
      onClick={() => choose({ project: undefined })}
    >
      {t("filter.oneProject", { name })}
    </Button>
  );
};

/** What is asked of the list: words, plan, the rest behind one button, and the order. */
export const PendencyToolbar = ({ filter, search, projectName }: BarProps) => {
  const { t } = useTranslation("pendencies");
  const count = hiddenFilters(filter.asked);
  const [isOpen, setOpen] = useState(count > 0);
  const panel = useId();
  return (
    <search className={classes.toolbar}>
      <div className={classes.tools}>
        <Search filter={filter} search={search} />
        <PlanChoice filter={filter} />
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={panel}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          rightSection={count > 0 && <span className={classes.badge}>{count}</span>}
          onClick={() => setOpen(!isOpen)}
        >
          {t("filter.more")}
        </Button>
        {isNarrowed({ ...filter.asked, status: undefined }) && (
          <Button variant="subtle" onClick={() => filter.choose(noFilters)}>
            {t("filter.clear")}
          </Button>
        )}
        <OrderChoice filter={filter} />
      </div>
      <OneProject filter={filter} projectName={projectName} />
      <div id={panel} hidden={!isOpen}>
        {isOpen && <MoreFilters filter={filter} />}
      </div>
    </search>
  );
};
