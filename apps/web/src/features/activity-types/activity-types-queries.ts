import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { WrittenActivityType } from "@emdia/contract/workers/activity-type-routes.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import type { RepeatKeys } from "../../shared/api/repeat-keys.ts";

const everyActivityType = ["activity-types"] as const;
const PAGE_SIZE = 20;

/** Keeps the previous rows as placeholder while a search loads, so that a form open in a row stays open. */
export const activityTypesQuery = (companyId: number, words: string) =>
  infiniteQueryOptions({
    queryKey: [...everyActivityType, companyId, words],
    queryFn: ({ pageParam, signal }) =>
      api("GET /employee-activity-type")(
        { query: { companyId, query: words || undefined, page: pageParam, itemsPerPage: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** The platform's risk list changes only with a release, so it never becomes stale. */
export const proposedRisksQuery = queryOptions({
  queryKey: [...everyActivityType, "proposed"],
  queryFn: ({ signal }) => api("GET /activities-types/defaut-list")(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const useChange = <T, V>(mutationFn: (asked: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everyActivityType }) });
};

type Saved = { readonly companyId: number; readonly id: number | null; readonly body: WrittenActivityType; readonly keys: RepeatKeys };
export const useSaveActivityType = () =>
  useChange(({ companyId, id, body, keys }: Saved) =>
    id === null
      ? keys(`activity type ${companyId} ${body.name}`, (idempotencyKey) =>
          api("POST /employee-activity-type")({ body }, { companyId, idempotencyKey }),
        )
      : api("PUT /employee-activity-type/{id}")({ id, body }),
  );

export const useDeleteActivityType = () => useChange((id: number) => api("DELETE /employee-activity-type/{id}")({ id }));
