// Suppliers for the filter of the list.
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";
import { everySchedule } from "../risk-schedule-queries.ts";

const SUPPLIERS_SHOWN = 20;
const FRESH_MS = 300_000;

/** The first suppliers by a part of their name: the largest contractors have more than a list can show. */
export const suppliersQuery = (name: string, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "suppliers", name, companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: SUPPLIERS_SHOWN, ...(name !== "" && { name }) };
      return (await api("GET /companies/providers")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    placeholderData: keepPreviousDataOf(companies),
    staleTime: FRESH_MS,
  });

/** The supplier of the filter, for its name. */
export const chosenSupplierQuery = (providerId: number | undefined, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "chosen-supplier", providerId, companies],
    queryFn: async ({ signal }) => {
      const query = { provider: [Number(providerId)] };
      return (await api("GET /companies/providers")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    enabled: providerId !== undefined,
    staleTime: FRESH_MS,
  });
