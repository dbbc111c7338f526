import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";

/** Declarations that the contractor decides on, or denied ones whose documents the supplier still has to send. */
export type MonthList = "awaiting" | "denied";
const filters = {
  awaiting: { state: ["awaiting_decision"] },
  denied: { state: ["denied"], owed: true },
} as const;

/** Declarations of months without service, oldest first. */
export const serviceMonthsQuery = (list: MonthList, companies: SelectedCompanies) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "service-months", list, companies],
    queryFn: ({ pageParam, signal }) => {
      const { state, ...owed } = filters[list];
      return api("GET /pendencies/service-months")(
        { query: { page: pageParam, state: [...state], ...owed } },
        { ...companyIdParam(companies), signal },
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
  });
