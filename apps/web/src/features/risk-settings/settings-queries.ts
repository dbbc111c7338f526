import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { AutomaticScheduleConfigChange } from "@emdia/contract/risk-schedule/automatic.ts";
import type { ConflictRuleInput } from "@emdia/contract/risk-schedule/conflict.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

const everySetting = ["risk-settings"] as const;
const HISTORY_PAGE_SIZE = 20;
/** While a run has not ended. */
const RUN_POLL_MS = 2_000;

export const automaticQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everySetting, "automatic", companyId],
    queryFn: ({ signal }) => api("GET /companies/{companyId}/risk-schedule-config")({ companyId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.lastRun?.finishedAt === null ? RUN_POLL_MS : false),
  });

const ofPages = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ meta }: { readonly meta: { readonly page: number; readonly lastPage: number } }) =>
    meta.page < meta.lastPage ? meta.page + 1 : undefined,
  staleTime: 0,
} as const;
export const automaticHistoryQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everySetting, "automatic-history", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{companyId}/risk-schedule-config/history")(
        { companyId, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } },
        { signal },
      ),
    ...ofPages,
  });

export const useChangeAutomatic = (companyId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AutomaticScheduleConfigChange) => api("PATCH /companies/{companyId}/risk-schedule-config")({ companyId, body }),
    onSettled: () => client.invalidateQueries({ queryKey: everySetting }),
  });
};

export const conflictTableQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everySetting, "conflicts", companyId],
    queryFn: ({ signal }) => api("GET /companies/{companyId}/risk-conflicts")({ companyId }, { signal }),
  });
export const conflictHistoryQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everySetting, "conflict-history", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{companyId}/risk-conflicts/history")(
        { companyId, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } },
        { signal },
      ),
    ...ofPages,
  });

const useConflictChange = <V>(mutationFn: (input: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everySetting }) });
};
export const useSaveRule = (companyId: number) =>
  useConflictChange((body: ConflictRuleInput) => api("PUT /companies/{companyId}/risk-conflicts")({ companyId, body }));
type Pair = Pick<ConflictRuleInput, "oneId" | "otherId">;
export const useResetRule = (companyId: number) =>
  useConflictChange((body: Pair) => api("PUT /companies/{companyId}/risk-conflicts/reset")({ companyId, body }));
