import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";

/** Names of the caller's list that match a word. */
export const suggestionsQuery = (word: string, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "suggestions", word, companies],
    queryFn: async ({ signal }) =>
      (await api("GET /pendencies/suggestions")({ query: { q: word } }, { ...companyIdParam(companies), signal })).results,
  });
