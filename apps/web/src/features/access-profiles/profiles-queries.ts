import type { ProfileListQuery } from "@emdia/contract/access/profile-routes.ts";
import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";

/** Everything that is known of access profiles begins with this word. */
export const everyProfile = ["access-profiles"] as const;

/** The page before stays while the next one is on its way. */
export const profilesQuery = (companyId: number, query: ProfileListQuery) =>
  queryOptions({
    queryKey: [...everyProfile, "list", query, companyId],
    queryFn: ({ signal }) => api("GET /profiles/company/{id}/created-by-me")({ id: companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** Those among which two are chosen to be compared. */
export const profileChoicesQuery = (companyId: number) => profilesQuery(companyId, { page: FIRST_PAGE, itemsPerPage: PAGE_SIZE_MAX });

/** Asked anew each time: who edits begins with what is true now. */
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
