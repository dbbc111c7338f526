import type { Plan } from "@emdia/contract/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { totalsQuery } from "../pendencies-queries.ts";
import type { PendenciesFilter } from "../pendency-filter.ts";

/** Totals per status of one plan. */
export const usePlanTotals = ({ filter }: PendenciesFilter, plan: Plan) => {
  const [companies] = useSelectedCompanies();
  return useQuery(totalsQuery({ ...filter, plan: [plan] }, companies));
};

/** Totals of the selected plans: the lines of both are added up, because the plan switch requests each plan anyway. */
export const useTotals = (filter: PendenciesFilter) => {
  const each = { SSMA: usePlanTotals(filter, "SSMA"), STP: usePlanTotals(filter, "STP") } as const satisfies {
    readonly [P in Plan]: unknown;
  };
  const selected = filter.filter.plan.map((plan) => each[plan]);
  const lines = selected.flatMap(({ data }) => (data ? [data] : []));
  return {
    totals: lines.length === selected.length ? lines.flat() : undefined,
    error: selected.find(({ error }) => error !== null)?.error ?? null,
    isPlaceholderData: selected.some(({ isPlaceholderData }) => isPlaceholderData),
    refetch: () => {
      for (const { refetch } of selected) void refetch();
    },
  };
};
