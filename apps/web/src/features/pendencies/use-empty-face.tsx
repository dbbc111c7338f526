import { PLANS } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isNarrowed, noFilters } from "./active-filters.ts";
import type { PendenciesFilter } from "./pendency-filter.ts";

/** Why the list has no rows, and the next step out of that. */
export const useEmptyFace = ({ filter, choose }: PendenciesFilter) => {
  const { t } = useTranslation("pendencies");
  if (isNarrowed(filter)) {
    const clear = (
      <Button variant="default" onClick={() => choose(noFilters)}>
        {t("filter.clear")}
      </Button>
    );
    return { title: t("empty.nothingFound"), hint: t("empty.nothingFoundHint"), action: clear };
  }
  const [only, ...others] = filter.plan;
  if (only === undefined || others.length > 0) return { title: t("empty.title"), hint: t("empty.says") };
  const widen = (
    <Button variant="default" onClick={() => choose({ plan: [...PLANS] })}>
      {t("empty.bothPlans")}
    </Button>
  );
  return { title: t("empty.noneOfPlan", { plan: only }), hint: t("empty.says"), action: widen };
};
