import type { ProfileListQuery } from "@emdia/contract/access/profile-routes.ts";
import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";

/** Prefix of every query key of access profiles. */
export const everyProfile = ["access-profiles"] as const;

/** Keeps the previous page as placeholder while the next page loads. */
export const profilesQuery = (companyId: number, query: ProfileListQuery) =>
  queryOptions({
    queryKey: [...everyProfile, "list", query, companyId],
    queryFn: ({ signal }) => api("GET /profiles/company/{id}/created-by-me")({ id: companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** The profiles offered in the comparison: one page of the maximum size. */
export const profileChoicesQuery = (companyId: number) => profilesQuery(companyId, { page: FIRST_PAGE, itemsPerPage: PAGE_SIZE_MAX });

/** Never cached: editing must start from the current version. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyProfile, "one", id],
    queryFn: ({ signal }) => api("GET /profiles/{id}")({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

const HOLDERS_PAGE_SIZE = 20;
export const holdersQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyProfile, "holders", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /profiles/{id}/people")({ id, query: { page: pageParam, itemsPerPage: HOLDERS_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });
