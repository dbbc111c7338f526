import { CONTRACT_REGIMES_PAGE_SIZE, FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { AskedContract, ChangedWorker } from "@emdia/contract/workers/record.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import type { RepeatKeys } from "../../shared/api/repeat-keys.ts";
import { everyWorker } from "../../shared/workers/worker-query.ts";
import type { newWorkerIn } from "./worker-draft.ts";

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
