import { DEFAULT_PLAN, PLANS, type Plan } from "@emdia/contract/limits.ts";
import { Input, SegmentedControl } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import list from "../../../shared/list/list-toolbar.module.css";
import type { PendenciesFilter } from "../pendency-filter.ts";
import classes from "./pendency-toolbar.module.css";
import { countShown } from "./tabs.ts";
import { usePlanTotals } from "./use-totals.ts";

type Props = { readonly filter: PendenciesFilter };

/** The default plan comes first. */
const plansInOrder: readonly Plan[] = [DEFAULT_PLAN, ...PLANS.filter((plan) => plan !== DEFAULT_PLAN)];

const plansOf = (value: string): Plan[] => {
  const one = PLANS.filter((plan) => plan === value);
  return one.length > 0 ? one : [...PLANS];
};

/** A plan with the number of its rows under the other filters. */
const PlanLabel = ({ plan, filter }: Props & { readonly plan: Plan }) => {
  const { t } = useTranslation("pendencies");
  const { number } = useFormat();
  const { data } = usePlanTotals(filter, plan);
  const counted = data && countShown(data, filter.filter);
  return (
    <>
      {plan}
      <span className={classes.planCount}>
        {counted && (counted.isExact ? number(counted.total) : t("filter.planMany", { total: number(counted.total) }))}
      </span>
    </>
  );
};

/** The plan, with the number of rows in each. */
export const PlanChoice = ({ filter }: Props) => {
  const { asked, choose } = filter;
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
          ...plansInOrder.map((plan) => ({ value: plan, label: <PlanLabel plan={plan} filter={filter} /> })),
          { value: "both", label: t("filter.bothPlans") },
        ]}
        onChange={(value) => choose({ plan: plansOf(value) })}
      />
    </Input.Wrapper>
  );
};
