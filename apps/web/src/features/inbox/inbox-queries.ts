import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

const POLLING_MS = 60_000;

/** Polled once a minute while the tab is visible; an unchanged count is answered without a body. */
export const unreadQuery = queryOptions({
  queryKey: ["notices", "unread"],
  queryFn: ({ signal }) => api("GET /notices/unread")({}, { signal }),
  refetchInterval: POLLING_MS,
  staleTime: POLLING_MS,
});

export const inboxQuery = (isUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: ["notices", "list", isUnread],
    queryFn: ({ pageParam, signal }) => api("GET /notices")({ query: { page: pageParam, ...(isUnread && { unread: true }) } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isRead }: { readonly id: number; readonly isRead: boolean }) =>
      api("PUT /notices/{id}/read")({ id, body: { isRead } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["notices"] }),
  });
};

export const useMarkAllRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => api("PUT /notices/read")({ body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["notices"] }),
  });
};
