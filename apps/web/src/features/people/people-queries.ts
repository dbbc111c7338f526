import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";

/** Prefix of every query key of a company's members. */
export const everyPerson = ["people"] as const;
type Filter = Pick<PeopleQuery, "query" | "profileId">;

/** Keeps the previous page as placeholder while the next page loads. */
export const peopleQuery = (companyId: number, query: PeopleQuery) =>
  queryOptions({
    queryKey: [...everyPerson, "list", query, companyId],
    queryFn: ({ signal }) => api("GET /companies/{id}/accounts")({ id: companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** Pending invitations, loaded page by page on request. */
export const waitingInvitesQuery = (companyId: number, { query, profileId }: Filter) =>
  infiniteQueryOptions({
    queryKey: [...everyPerson, "waiting", query, profileId, companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /invites/users")({ query: { companyId, query, profileId, page: pageParam, itemsPerPage: PAGE_SIZE_MAX } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** The profiles to choose from; `can.assign` marks those that the user may assign. */
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
