import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";

/** Declarations of months without service that await a decision, oldest first. */
export const awaitingMonthsQuery = (companies: SelectedCompanies) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "service-months", companies],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/service-months")({ query: { page: pageParam } }, { ...companyIdParam(companies), signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
  });
