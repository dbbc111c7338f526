import { CONTRACT_REGIMES_PAGE_SIZE, FIRST_PAGE, PAGE_SIZE_MAX, PROJECTS_INFO_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { AskedContract, ChangedWorker } from "@emdia/contract/workers/record.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import type { RepeatKeys } from "../../shared/api/repeat-keys.ts";
import { everyWorker, workerQuery } from "../../shared/workers/worker-query.ts";
import type { newWorkerIn } from "./worker-draft.ts";

const HISTORY_PAGE_SIZE = 20;
const CHOICES_FRESH_MS = 300_000;

/** Whether the supplier already has a worker with this document. */
export const knownWorkerQuery = (document: string, companyId: number | null) =>
  queryOptions({
    queryKey: [...everyWorker, "known", document, companyId],
    queryFn: ({ signal }) =>
      api("GET /companies/employees/check-employee-exists/{document}")({ document }, { ...(companyId !== null && { companyId }), signal }),
  });

export const regimesQuery = queryOptions({
  queryKey: ["contract-regimes"],
  queryFn: ({ signal }) =>
    api("GET /contract-regimes")({ query: { page: FIRST_PAGE, itemsPerPage: CONTRACT_REGIMES_PAGE_SIZE } }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const activityTypesQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["activity-types", "to-choose", companyId],
    queryFn: ({ signal }) =>
      api("GET /employee-activity-type")({ query: { companyId, status: "active", itemsPerPage: PAGE_SIZE_MAX } }, { signal }),
    staleTime: CHOICES_FRESH_MS,
  });

/** Custom fields of the supplier's contractors for workers. */
export const ownFieldsQuery = (providerId: number) =>
  queryOptions({
    queryKey: ["custom-fields", "of-workers", providerId],
    queryFn: ({ signal }) =>
      api("GET /companies/provider/{id}/custom-fields")({ id: providerId, query: { itemsPerPage: PAGE_SIZE_MAX } }, { signal }),
    staleTime: CHOICES_FRESH_MS,
  });

/** All current and past project links of a worker. */
export const projectsInfoQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "projects", id],
    queryFn: ({ signal }) =>
      api("GET /employees/{id}/projects-info")({ id, query: { page: FIRST_PAGE, itemsPerPage: PROJECTS_INFO_PAGE_SIZE } }, { signal }),
  });

export const removalQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "removal", id],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}/removal-preview")({ id }, { signal }),
    staleTime: 0,
  });

export const workerHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyWorker, "history", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/employees/{id}/history")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

const useChange = <T, V>(mutationFn: (asked: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => invalidateArea(client, "workers") });
};

type Created = { readonly body: ReturnType<typeof newWorkerIn>; readonly providerId: number | null; readonly keys: RepeatKeys };
export const useCreateWorker = () =>
  useChange(({ body, providerId, keys }: Created) => {
    const named = providerId === null ? body : { ...body, providerId };
    return keys(`worker ${JSON.stringify(named)}`, (idempotencyKey) =>
      api("POST /companies/employees")({ body: named }, { idempotencyKey }),
    );
  });

export const useSaveWorker = () =>
  useChange(({ id, body }: { readonly id: number; readonly body: ChangedWorker }) =>
    api("PUT /companies/employees")({ body: { ...body, id } }),
  );

export const useSaveContracts = () =>
  useChange(({ id, contracts, version }: { readonly id: number; readonly contracts: readonly AskedContract[]; readonly version: number }) =>
    api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts: [...contracts], version } }),
  );

/** Removes the cached worker, so that the deleted record cannot open from the cache. */
export const useRemoveWorker = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api("DELETE /companies/employees/{id}")({ id }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: workerQuery(id).queryKey }),
    onSettled: () => invalidateArea(client, "workers"),
  });
};
