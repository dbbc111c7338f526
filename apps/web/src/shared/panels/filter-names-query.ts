import type { FilterNamesQuery } from "@emdia/contract/panels/filter-names.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { companyIdParam } from "../session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../session/companies/selected-companies.ts";

const joined = (ids: readonly number[]): string => ids.join(",");

/** Names of the ids in a filter of the panels, or of a list that a panel links to. */
export const filterNamesQuery = (ids: FilterNamesQuery, companies: SelectedCompanies) => {
  const { projects, departmentIds, companies: chosen, providers, documentTypes } = ids;
  const query = {
    ...(projects && { projects: joined(projects) }),
    ...(departmentIds && { departmentIds: joined(departmentIds) }),
    ...(chosen && { companies: joined(chosen) }),
    ...(providers && { providers }),
    ...(documentTypes && { documentTypes }),
  };
  return queryOptions({
    queryKey: ["panels", "filter-names", query, companies],
    queryFn: ({ signal }) => api("GET /reports/management/filter-names")({ query }, { ...companyIdParam(companies), signal }),
  });
};
