import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { ServiceDecision, ServiceDeclaration, ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";

const everyServiceMonth = [...everyPendency, "service-month"] as const;
const HISTORY_PAGE_SIZE = 20;
const WORKERS_MAX = 20;

export const serviceMonthQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyServiceMonth, id],
    queryFn: ({ signal }) => api("GET /pendencies/{id}/stp")({ id }, { signal }),
  });

export const serviceMonthHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyServiceMonth, id, "history"],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/{id}/stp/history")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** Workers of the supplier, by name or document. */
export const workersForMonthQuery = (id: number, nameOrDocument: string) =>
  queryOptions({
    queryKey: ["workers", "for-service-month", id, nameOrDocument],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: WORKERS_MAX, ...(nameOrDocument !== "" && { nameOrDocument }) };
      return (await api("GET /pendencies/{id}/stp-find-employee")({ id, query }, { signal })).results;
    },
    placeholderData: keepPreviousData,
  });

/** A change writes its answer to the cache. After a refusal the month is read again, because another user may have changed it. */
const useMonthMutation = <V>(id: number, mutationFn: (value: V) => Promise<ServiceMonth>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (month) => {
      client.setQueryData(serviceMonthQuery(id).queryKey, month);
      void invalidateArea(client, "pendencies");
    },
    onError: (error) => {
      if (error instanceof ApiFailure) void client.invalidateQueries({ queryKey: serviceMonthQuery(id).queryKey });
    },
  });
};

export const useDeclareMonth = (id: number) =>
  useMonthMutation(id, (body: ServiceDeclaration) => api("PUT /pendencies/{id}/stp")({ id, body }));
export const useWithdrawMonth = (id: number) =>
  useMonthMutation(id, ({ version }: Pick<ServiceMonth, "version">) => api("DELETE /pendencies/{id}/stp")({ id, query: { version } }));
export const useDecideMonth = (id: number) =>
  useMonthMutation(id, (body: ServiceDecision) => api("PUT /pendencies/{id}/stp/decision")({ id, body }));
export const useLinkWorker = (id: number) =>
  useMonthMutation(id, (employeeId: number) => api("POST /pendencies/{id}/stp-link-employee")({ id, body: { employeeId } }));
/** Removes the link and reads the month again, because the answer has no body. */
export const useUnlinkWorker = (id: number) =>
  useMonthMutation(id, async (employeeId: number) => {
    await api("DELETE /pendencies/{id}/stp-delete-employee")({ id, query: { employeeId }, body: {} });
    return api("GET /pendencies/{id}/stp")({ id });
  });
