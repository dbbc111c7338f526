import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

const SUPPLIERS_SHOWN = 8;
/** Query key prefix of supplier searches; entering a company invalidates them. */
export const everySupplierSearch = ["companies", "suppliers"] as const;

/** Companies by name or part of a number, in the view of the contractor. */
export const suppliersQuery = (companyId: number, words: string) =>
  queryOptions({
    queryKey: [...everySupplierSearch, companyId, "words", words],
    queryFn: ({ signal }) =>
      api("GET /companies/search")({ query: { query: words, itemsPerPage: SUPPLIERS_SHOWN } }, { companyId, signal }),
    placeholderData: keepPreviousData,
  });

export const cnpjQuery = (companyId: number, cnpj: string) =>
  queryOptions({
    queryKey: [...everySupplierSearch, companyId, "cnpj", cnpj],
    queryFn: ({ signal }) => api("GET /projects/companies/find-cnpj/{cnpj}")({ cnpj }, { companyId, signal }),
  });
