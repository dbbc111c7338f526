import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { everyPendency, pendencyQuery } from "../../shared/pendencies/pendency-query.ts";
import { saveDates } from "../../shared/uploads/save-dates.ts";
import type { Dates } from "./dates/dates-draft.ts";

const PAGE_SIZE = 50;
const OFFERS = 5;

export const documentsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "documents", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/{id}/documents")({ id, query: { page: pageParam, itemsPerPage: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
  });

export const guideQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "sending", id],
    queryFn: ({ signal }) => api("GET /pendencies/{id}/sending")({ id }, { signal }),
  });

export const reusableQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "reusable", id],
    queryFn: ({ signal }) => api("GET /pendencies/{id}/documents/reusable")({ id, query: { itemsPerPage: OFFERS } }, { signal }),
  });

/** Not awaited, so that a mutation reports its success without waiting for the refetch. */
export const useRefresh = () => {
  const client = useQueryClient();
  return useCallback(() => void invalidateArea(client, "pendencies"), [client]);
};

type Dated = { readonly document: Dates & { readonly id: number }; readonly dates: Partial<Dates> };

export const useSaveDates = (pendencyId: number, onError: (error: Error) => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ document, dates }: Dated) => saveDates(pendencyId, document, dates),
    onError,
    // Refetches also after an error, because one of the two requests may have succeeded.
    onSettled: refresh,
  });
};

export const useRemoveDocument = (pendencyId: number) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (docId: number) => api("DELETE /pendencies/{id}/documents/{docId}")({ id: pendencyId, docId }),
    onSuccess: refresh,
  });
};

export const useReuse = (pendencyId: number) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (documentId: number) => api("POST /pendencies/{id}/documents/reuse")({ id: pendencyId, body: { documentId } }),
    onSettled: refresh,
  });
};

/** Whether the pendency is being refetched. It is read at the time of the click: the obstacle of the loaded version may be outdated. */
export const useIsRefetching = (id: number) => {
  const client = useQueryClient();
  return (): boolean => client.isFetching({ queryKey: pendencyQuery(id).queryKey }) > 0;
};

/** Sends the drafts for analysis, renews the document, or withdraws it. */
export const useSendingMove = ({ id, version }: Pick<Pendency, "id" | "version">) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ action, status }: Pick<Pendency["moves"][number], "action" | "status">) =>
      api("PUT /pendencies/{id}")({ id, body: { action, status, note: null, version } }),
    onSettled: refresh,
  });
};
