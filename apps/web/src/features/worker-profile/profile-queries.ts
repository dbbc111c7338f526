import { FIRST_PAGE, PLANS, PROJECTS_INFO_PAGE_SIZE } from "@emdia/contract/limits.ts";
import { pendingStatuses, reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { everyWorker, workerQuery } from "../../shared/workers/worker-query.ts";

const HISTORY_PAGE_SIZE = 20;
const MISSING_SHOWN = 5;
const CLASSES_SHOWN = 50;
/** Statuses of documents that are neither settled nor in review. */
const missingStatuses = pendingStatuses.filter((status) => !reviewQueueStatuses.includes(status));

/** Number of the worker's documents per status, as the document list counts them. */
export const documentTotalsQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "document-totals", id],
    queryFn: async ({ signal }) => (await api("GET /pendencies/totals")({ query: { worker: [id], plan: [...PLANS] } }, { signal })).results,
  });

/** The first missing documents of the worker. */
export const missingDocumentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "missing-documents", id],
    queryFn: ({ signal }) =>
      api("GET /pendencies")(
        { query: { worker: [id], plan: [...PLANS], status: missingStatuses, itemsPerPage: MISSING_SHOWN } },
        { signal },
      ),
  });

/** All current and past project links of a worker. */
export const projectsInfoQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "projects", id],
    queryFn: ({ signal }) =>
      api("GET /employees/{id}/projects-info")({ id, query: { page: FIRST_PAGE, itemsPerPage: PROJECTS_INFO_PAGE_SIZE } }, { signal }),
  });

/** The latest training classes of a worker. */
export const trainingClassesQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "training-classes", id],
    queryFn: ({ signal }) =>
      api("GET /companies/employees/{id}/training-classes")({ id, query: { itemsPerPage: CLASSES_SHOWN } }, { signal }),
  });

const ACCIDENTS_SHOWN = 20;
/** Accidents of a worker with trainings that the user's contractors may require again. */
export const accidentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "accidents", id],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}/accidents")({ id, query: { itemsPerPage: ACCIDENTS_SHOWN } }, { signal }),
  });

type AccidentNeed = { readonly movementId: number; readonly pendencyId: number; readonly reason: string };
/** Requires a training again. Reads the accidents again also after a refusal, because another user may have opened the need. */
export const useRequireAgain = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ movementId, pendencyId, reason }: AccidentNeed) =>
      api("POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}")({ id, movementId, pendencyId, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: accidentsQuery(id).queryKey }),
  });
};

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

/** Removes the cached worker, so that the deleted record cannot open from the cache. */
export const useRemoveWorker = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api("DELETE /companies/employees/{id}")({ id }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: workerQuery(id).queryKey }),
    onSettled: () => invalidateArea(client, "workers"),
  });
};
