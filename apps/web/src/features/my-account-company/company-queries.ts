import type { CompanyChange, CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { companyDataQuery } from "../../shared/session/company-data.ts";

/** The names of a company stand in the bar, in lists and in the account: whatever tells of companies is read again. */
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
