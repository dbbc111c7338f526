import type { SupplierListQuery } from "@emdia/contract/suppliers/routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Prefix of all supplier query keys. */
const everySupplier = ["suppliers"] as const;

export const suppliersQuery = (query: SupplierListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySupplier, "list", query, companies],
    queryFn: ({ signal }) => api("GET /companies/providers")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

export const supplierQuery = (id: number, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySupplier, "page", id, companies],
    queryFn: ({ signal }) => api("GET /companies/providers/{id}")({ id }, { ...companyIdParam(companies), signal }),
  });

/** A refusal refreshes the page as well: it can mean that another person sent the reminder. */
export const useRemindSupplier = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contractorId: number) => api("POST /companies/providers/{id}/reminders")({ id, body: { contractorId } }),
    onSettled: () => client.invalidateQueries({ queryKey: everySupplier }),
  });
};
