import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";

const PAGE_SIZE = 30;

export const analysisHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "analysis-history", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/{id}/analysis-history")({ id, query: { page: pageParam, itemsPerPage: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });
