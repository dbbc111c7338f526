import type { FacilityListQuery } from "@emdia/contract/facilities/routes.ts";
import { FACILITY_NAME_CHECK_SIZE, FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { everyFacility } from "../../shared/places/every-facility.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

export const facilityLists = [...everyFacility, "list"] as const;
export const facilityNames = [...everyFacility, "names"] as const;

const HISTORY_PAGE_SIZE = 20;
/** Keeps the previous page as placeholder while the next page loads. */
export const facilitiesQuery = (query: FacilityListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...facilityLists, query, companies],
    queryFn: ({ signal }) => api("GET /companies/facilities")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

export const departmentsQuery = (facilityId: number) =>
  queryOptions({
    queryKey: [...everyFacility, "departments", facilityId],
    queryFn: ({ signal }) => api("GET /projects/location/{facilityId}/departments")({ facilityId }, { signal }),
  });

/** Never cached: the check must reflect the state at the time of the deletion. */
export const deletionCheckQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyFacility, "deletion", id],
    queryFn: ({ signal }) => api("GET /projects/location/{id}/check-to-delete")({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const facilityHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyFacility, "history", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/facilities/{id}/history")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** The facilities of a company that the name check searches. */
export const namesBeginningWith = (letter: string, companyId: number) =>
  queryOptions({
    queryKey: [...facilityNames, companyId, letter],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: FACILITY_NAME_CHECK_SIZE, query: letter };
      return (await api("GET /companies/facilities")({ query }, { companyId, signal })).results;
    },
  });
