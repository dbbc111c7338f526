import type { BulkWork } from "@emdia/contract/workers/bulk-routes.ts";
import type { WorkerFilter, WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { readAnew } from "../../shared/api/read-anew.ts";
import { withWords } from "../../shared/bulk/with-words.ts";
import { keptAmong } from "../../shared/list/kept-among.ts";
import { actingFor } from "../../shared/session/acting-for.ts";
import type { SelectedCompanies } from "../../shared/session/selected-companies.ts";
import { everyWorker } from "../../shared/workers/worker-query.ts";

const PROVIDER_CHOICES = 100;
const CHOICES_FRESH_MS = 300_000;

/** Those without a project are a list of their own. */
export const workersQuery = (query: WorkerListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyWorker, "list", query, companies],
    queryFn: ({ signal }) => {
      const options = { ...actingFor(companies), signal };
      return query.withOutProjects ? api("GET /employees-without-projects")({ query }, options) : api("GET /employees")({ query }, options);
    },
    placeholderData: keptAmong(companies),
  });

export const providersQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyWorker, "providers", companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PROVIDER_CHOICES };
      return (await api("GET /employees/companies/providers")({ query }, { ...actingFor(companies), signal })).results;
    },
    staleTime: CHOICES_FRESH_MS,
  });

export const useBulkWork = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BulkWork) => withWords(api("POST /employees/bulk")({ body })),
    onSettled: () => readAnew(client, "workers"),
  });
};

export const exportWorkers = (body: WorkerFilter, companies: SelectedCompanies) =>
  api("POST /companies/employees/export")({ body }, actingFor(companies));
