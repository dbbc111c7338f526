import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";

/** Everything that is known of the people of a company begins with this word. */
export const everyPerson = ["people"] as const;
type Filter = Pick<PeopleQuery, "query" | "profileId">;

/** The page before stays while the next one is on its way. */
export const peopleQuery = (companyId: number, query: PeopleQuery) =>
  queryOptions({
    queryKey: [...everyPerson, "list", query, companyId],
    queryFn: ({ signal }) => api("GET /companies/{id}/accounts")({ id: companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** Those that wait, as many pages of them as somebody asks for. */
export const waitingInvitesQuery = (companyId: number, { query, profileId }: Filter) =>
  infiniteQueryOptions({
    queryKey: [...everyPerson, "waiting", query, profileId, companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /invites/users")({ query: { companyId, query, profileId, page: pageParam, itemsPerPage: PAGE_SIZE_MAX } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** The profiles among which one is given: those that the person may give are marked. */
export const givableProfilesQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everyPerson, "profiles", companyId],
    queryFn: ({ signal }) =>
      api("GET /profiles/company/{id}/created-by-me")({ id: companyId, query: { itemsPerPage: PAGE_SIZE_MAX } }, { signal }),
  });

const HISTORY_PAGE_SIZE = 20;
export const accessHistoryQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everyPerson, "history", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{id}/access-history")({ id: companyId, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });
