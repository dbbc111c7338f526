import type { CompanyChange, CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { companyDataQuery } from "../../shared/session/companies/company-data.ts";

/** The company names are also shown in the top bar, lists and account, so company and account queries are invalidated. */
export const useChangeCompany = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyChange) => api("PUT /companies/{id}/profile")({ id, body }),
    onSuccess: (saved: CompanyData) => {
      client.setQueryData(companyDataQuery(id).queryKey, saved);
      return Promise.all([["companies"], ["account"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
};

const HISTORY_PAGE_SIZE = 20;
export const companyHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ["companies", "history", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{id}/history")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });
