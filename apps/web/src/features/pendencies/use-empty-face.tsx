import { PLANS } from "@emdia/contract/limits.ts";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isNarrowed, noFilters } from "./filters/active-filters.ts";
import type { PendenciesFilter } from "./pendency-filter.ts";

/** The message of an empty list and the suggested next step. */
export const useEmptyFace = ({ filter, choose, clear }: PendenciesFilter, focusInstead: () => void) => {
  const { t } = useTranslation("pendencies");
  // The button unmounts with the empty message, so the focus moves to the list.
  const thenFocus = (leave: () => void) => () => {
    leave();
    focusInstead();
  };
  const [only, ...others] = filter.plan;
  const isOfOnePlan = only !== undefined && others.length === 0;
  const widen = isOfOnePlan && (
    <Button variant="default" onClick={thenFocus(() => choose({ plan: [...PLANS] }))}>
      {t("empty.bothPlans")}
    </Button>
  );
  if (isNarrowed(filter)) {
    const actions = (
      <Group justify="center" gap="xs">
        {widen}
        <Button variant="default" onClick={thenFocus(() => clear(noFilters))}>
          {t("filter.clear")}
        </Button>
      </Group>
    );
    return { title: t("empty.nothingFound"), hint: t("empty.nothingFoundHint"), action: actions };
  }
  if (!isOfOnePlan) return { title: t("empty.title"), hint: t("empty.says") };
  return { title: t("empty.noneOfPlan", { plan: only }), hint: t("empty.says"), action: widen };
};
