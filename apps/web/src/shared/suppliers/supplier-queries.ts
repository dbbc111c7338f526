import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

const SUPPLIERS_SHOWN = 8;
/** What was found before is no longer true once somebody has entered a company. */
export const everySupplierSearch = ["companies", "suppliers"] as const;

/** Companies by name or piece of a number, as the contractor finds them. */
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
