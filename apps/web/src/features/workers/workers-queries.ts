import type { BulkWork } from "@emdia/contract/workers/bulk-routes.ts";
import type { WorkerFilter, WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { withRefusalTexts } from "../../shared/bulk/with-refusal-texts.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { everyWorker } from "../../shared/workers/worker-query.ts";

const PROVIDER_CHOICES = 100;
const CHOICES_FRESH_MS = 300_000;

/** Workers without a project have an endpoint of their own. */
export const workersQuery = (query: WorkerListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyWorker, "list", query, companies],
    queryFn: ({ signal }) => {
      const options = { ...companyIdParam(companies), signal };
      return query.withOutProjects ? api("GET /employees-without-projects")({ query }, options) : api("GET /employees")({ query }, options);
    },
    placeholderData: keepPreviousDataOf(companies),
  });

export const providersQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyWorker, "providers", companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PROVIDER_CHOICES };
      return (await api("GET /employees/companies/providers")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    staleTime: CHOICES_FRESH_MS,
  });

export const useBulkWork = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BulkWork) => withRefusalTexts(api("POST /employees/bulk")({ body })),
    onSettled: () => invalidateArea(client, "workers"),
  });
};

export const exportWorkers = (body: WorkerFilter, companies: SelectedCompanies) =>
  api("POST /companies/employees/export")({ body }, companyIdParam(companies));
