import { PLANS } from "@emdia/contract/limits.ts";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isNarrowed, noFilters } from "./filters/active-filters.ts";
import type { PendenciesFilter } from "./pendency-filter.ts";

/** Why the list has no rows, and the next step out of that. */
export const useEmptyFace = ({ filter, choose, clear }: PendenciesFilter, focusInstead: () => void) => {
  const { t } = useTranslation("pendencies");
  // The way out goes with what it leads out of.
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
    const ways = (
      <Group justify="center" gap="xs">
        {widen}
        <Button variant="default" onClick={thenFocus(() => clear(noFilters))}>
          {t("filter.clear")}
        </Button>
      </Group>
    );
    return { title: t("empty.nothingFound"), hint: t("empty.nothingFoundHint"), action: ways };
  }
  if (!isOfOnePlan) return { title: t("empty.title"), hint: t("empty.says") };
  return { title: t("empty.noneOfPlan", { plan: only }), hint: t("empty.says"), action: widen };
};
