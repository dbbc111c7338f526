import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Prefix of all project query keys. */
const everyProject = ["projects"] as const;

/** The previous page stays visible while the next one loads. */
export const projectsQuery = (query: ProjectListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyProject, "list", query, companies],
    queryFn: ({ signal }) => api("GET /projects")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

const CHOICES_FRESH_MS = 300_000;

/** Companies for the filter: there is no endpoint that lists all of them, so the query reads them from the latest 100 projects. */
export const seenCompaniesQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyProject, "companies", companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PAGE_SIZE_MAX, orderBy: "START_DATE_DESC" as const };
      return (await api("GET /projects")({ query }, { ...companyIdParam(companies), signal })).results.map(({ company }) => company);
    },
    staleTime: CHOICES_FRESH_MS,
  });

/** The units for the unit filter. */
export const unitsQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyProject, "units", companies],
    queryFn: async ({ signal }) => (await api("GET /companies/facilities")({}, { ...companyIdParam(companies), signal })).results,
    staleTime: CHOICES_FRESH_MS,
  });
