import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Reads the figures again with every visit, because documents change on other screens. */
export const homeQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: ["home", companies],
    queryFn: ({ signal }) => api("GET /home")({}, { ...companyIdParam(companies), signal }),
    refetchOnMount: "always",
  });
