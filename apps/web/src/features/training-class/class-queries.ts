import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { everyTraining } from "../../shared/trainings/training-queries.ts";

const HISTORY_PAGE_SIZE = 20;
/** A class on the wire: its contractor and its id. */
export type ClassRef = Pick<TrainingClass, "companyId" | "id">;

/** The contractor of a class, for an address that does not name it; undefined if the user does not see the class. */
const contractorOf = async (id: number, signal: AbortSignal): Promise<number | undefined> => {
  const { results } = await api("GET /integrations/training-classes")({ query: { id } }, { signal });
  return results[0]?.companyId;
};

/** One class; null if the user does not see it. */
export const classQuery = (id: number, companyId: number | null) =>
  queryOptions({
    queryKey: [...everyTraining, "class", id, companyId],
    queryFn: async ({ signal }) => {
      const known = companyId ?? (await contractorOf(id, signal));
      return known === undefined ? null : api("GET /integrations/{companyId}/training-classes/{id}")({ companyId: known, id }, { signal });
    },
  });

export const classHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyTraining, "class", id, "history"],
    queryFn: ({ pageParam, signal }) =>
      api("GET /integrations/history/{id}")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** Reads all data of trainings again, also after a refusal, because another user may have changed the class. */
export const useTrainingMutation = <T, V>(mutationFn: (value: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everyTraining }) });
};

export const useCancelClass = ({ companyId, id }: ClassRef) =>
  useTrainingMutation((reason: string) =>
    api("PUT /integrations/{companyId}/training-classes/{id}/cancel")({ companyId, id, body: { reason } }),
  );

/** The caller leaves the page of the removed class, so its own data is not read again. */
export const useRemoveClass = ({ companyId, id }: ClassRef) =>
  useMutation({
    mutationFn: (description: string) =>
      api("DELETE /integrations/{companyId}/training-classes/{id}")({
        companyId,
        id,
        ...(description !== "" && { query: { description } }),
      }),
  });

export const exportCertificates = ({ companyId, id }: ClassRef) =>
  api("POST /integrations/{companyId}/training-classes/{id}/certificates/export")({ companyId, id });

export const useChangeVacancy = ({ companyId, id }: ClassRef) =>
  useTrainingMutation((vacancy: number) =>
    api("PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy")({ companyId, id, body: { vacancy } }),
  );
