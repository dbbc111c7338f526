import type { CompanyChange } from "@emdia/contract/companies/company-routes.ts";
import type { AwaitedCompany } from "@emdia/contract/projects/wizard.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { awaitedAs } from "./found-supplier.ts";
import { everySupplierSearch } from "./supplier-queries.ts";

/** Not cached, so that the edit form always starts from current data. */
export const enteredCompanyQuery = (id: number) =>
  queryOptions({
    queryKey: ["companies", "entered", id],
    queryFn: ({ signal }) => api("GET /companies/{id}")({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: everySupplierSearch }),
      client.invalidateQueries({ queryKey: ["companies", "entered"] }),
    ]);
};

export const useCompleteEntered = (id: number, onCompleted: (company: AwaitedCompany) => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CompanyChange) => api("PATCH /companies/{id}")({ id, body }),
    onSuccess: (company) => onCompleted(awaitedAs(company)),
    onSettled: refresh,
  });
};

/** Deletes an entered company that no project waits for. */
export const useRemoveEntered = () => {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (id: number) => api("DELETE /companies/{id}")({ id }), onSettled: refresh });
};
