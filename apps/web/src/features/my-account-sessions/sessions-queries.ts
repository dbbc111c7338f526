import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

const everySession = ["sessions"] as const;

export const ownSessionsQuery = infiniteQueryOptions({
  queryKey: everySession,
  queryFn: ({ pageParam, signal }) => api("GET /account/sessions")({ query: { page: pageParam } }, { signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
  staleTime: 0,
});

/** Below the "security" prefix, because every change of security adds history entries. */
const securityHistory = ["security", "history"] as const;
const HISTORY_SHOWN = 5;

export const ownHistoryQuery = infiniteQueryOptions({
  queryKey: securityHistory,
  queryFn: ({ pageParam, signal }) => api("GET /account/history")({ query: { page: pageParam, itemsPerPage: HISTORY_SHOWN } }, { signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
  staleTime: 0,
});

/**
 * Invalidates also after a refusal, because it means that the session has already ended. The notification comes before the reload removes
 * the row or button.
 */
const useEnding = <T, V>(mutationFn: (asked: V) => Promise<T>, onSuccess: (answer: T) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () => Promise.all([everySession, securityHistory].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

export const useEndSession = (onEnded: () => void) =>
  useEnding((uuid: string) => api("DELETE /account/sessions/{uuid}")({ uuid }), onEnded);
export const useEndOthers = (onEnded: (answer: { readonly ended: number }) => void) =>
  useEnding((_: null) => api("DELETE /account/sessions")(), onEnded);
