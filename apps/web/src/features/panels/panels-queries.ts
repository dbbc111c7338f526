import { PAGE_SIZE_MAX, type Plan } from "@emdia/contract/limits.ts";
import type { PanelFormat } from "@emdia/contract/panels/export.ts";
import { indicatorQuery, reportQuery } from "@emdia/contract/panels/filter.ts";
import type { Panel, PanelPreferences } from "@emdia/contract/panels/preferences.ts";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import type { PanelSearch, RankingPlace } from "./panel-search.ts";

/** Prefix of all query keys of the panels. */
const everyPanel = ["panels"] as const;
/** Figures change with documents on other screens, so each visit reads them again. */
const options = (companies: SelectedCompanies) => ({
  placeholderData: keepPreviousDataOf(companies),
  refetchOnMount: "always" as const,
});

export const conformityQuery = (filter: PanelSearch, companies: SelectedCompanies) => {
  const query = indicatorQuery(filter);
  return queryOptions({
    queryKey: [...everyPanel, "conformity", query, companies],
    queryFn: ({ signal }) => api("GET /reports/management/pendencies-conformity")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};
export const pendencyFiguresQuery = (filter: PanelSearch, companies: SelectedCompanies) => {
  const query = indicatorQuery(filter);
  return queryOptions({
    queryKey: [...everyPanel, "pendencies", query, companies],
    queryFn: ({ signal }) => api("GET /reports/management/pendencies")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};
export const projectFiguresQuery = (filter: PanelSearch, companies: SelectedCompanies) => {
  const query = indicatorQuery(filter);
  return queryOptions({
    queryKey: [...everyPanel, "projects", query, companies],
    queryFn: ({ signal }) => api("GET /reports/management/projects")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};
export const workerFiguresQuery = (filter: PanelSearch, companies: SelectedCompanies) => {
  const query = indicatorQuery(filter);
  return queryOptions({
    queryKey: [...everyPanel, "workers", query, companies],
    queryFn: ({ signal }) => api("GET /reports/management/employees")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};

/** Figures of all indicators on an earlier day, shared by their cards. */
export const comparisonQuery = (filter: PanelSearch, companies: SelectedCompanies) => {
  const query = { ...indicatorQuery(filter), compare: filter.compare };
  return queryOptions({
    queryKey: [...everyPanel, "comparison", query, companies],
    queryFn: ({ signal }) => api("GET /reports/management/comparison")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};

/** Report of one plan, shared by the two charts. */
export const reportOf = (plan: Plan, filter: PanelSearch, companies: SelectedCompanies) => {
  const query = reportQuery(filter);
  return queryOptions({
    queryKey: [...everyPanel, "report", plan, query, companies],
    queryFn: ({ signal }) => {
      const call = { ...companyIdParam(companies), signal };
      return plan === "STP" ? api("GET /reports/pendencies/stp")({ query }, call) : api("GET /reports/pendencies/ssma")({ query }, call);
    },
    ...options(companies),
  });
};

type RankingInput = { readonly filter: PanelSearch; readonly place: RankingPlace };
export const documentRankingQuery = ({ filter, place }: RankingInput, companies: SelectedCompanies) => {
  const query = { ...reportQuery(filter), ...place };
  return queryOptions({
    queryKey: [...everyPanel, "rank", "documents", query, companies],
    queryFn: ({ signal }) => api("GET /reports/irregular-pendency/rank")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};
export const companyRankingQuery = ({ filter, place }: RankingInput, companies: SelectedCompanies) => {
  const query = { ...reportQuery(filter), ...place };
  return queryOptions({
    queryKey: [...everyPanel, "rank", "companies", query, companies],
    queryFn: ({ signal }) => api("GET /reports/irregular-pendency-provider/rank")({ query }, { ...companyIdParam(companies), signal }),
    ...options(companies),
  });
};

/** Projects of the filter field by a part of their name, with their departments. */
export const projectOptionsQuery = (words: string, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPanel, "project-options", words, companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PAGE_SIZE_MAX, ...(words && { query: words }) };
      return (await api("GET /projects/by-users")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    placeholderData: keepPreviousData,
  });
/** Chosen projects, for their names in a shared link. */
export const chosenProjectsQuery = (projects: readonly number[], companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPanel, "chosen-projects", projects, companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PAGE_SIZE_MAX, projects: [...projects] };
      return (await api("GET /projects/by-users")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    enabled: projects.length > 0,
    placeholderData: keepPreviousData,
  });

const SUPPLIERS_SHOWN = 20;
export const supplierOptionsQuery = (words: string, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPanel, "supplier-options", words, companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: SUPPLIERS_SHOWN, ...(words && { name: words }) };
      return (await api("GET /companies/providers")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    placeholderData: keepPreviousData,
  });
/** The chosen supplier, for its name in a shared link. */
export const chosenSupplierQuery = (provider: number | undefined, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPanel, "chosen-supplier", provider, companies],
    queryFn: async ({ signal }) => {
      const query = { provider: [Number(provider)] };
      return (await api("GET /companies/providers")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    enabled: provider !== undefined,
  });

/** Requests the panels of the account as a file. */
export const exportPanels = (body: PanelSearch & { readonly format: PanelFormat }, companies: SelectedCompanies) =>
  api("POST /reports/management/export")({ body }, companyIdParam(companies));

const preferencesKey = ["account", "panel-preferences"] as const;
export const preferencesQuery = queryOptions({
  queryKey: preferencesKey,
  queryFn: ({ signal }) => api("GET /account/me/preferences")({}, { signal }),
});

type Arrangement = { readonly panel: readonly Panel[]; readonly version: number };
/** A refused save loads the arrangement of the other window. */
export const useSavePreferences = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ panel, version }: Arrangement) => api("PATCH /account/me/preferences")({ body: { panel: [...panel], version } }),
    onSuccess: (saved: PanelPreferences) => client.setQueryData(preferencesKey, saved),
    onError: () => client.invalidateQueries({ queryKey: preferencesKey }),
  });
};
