import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateArea, invalidateDependents } from "../../shared/api/invalidate-area.ts";
import type { OfferedMove } from "../../shared/pendencies/moves/own-moves.ts";
import { everyPendency, pendencyQuery } from "../../shared/pendencies/pendency-query.ts";

const HISTORY_PAGE_SIZE = 20;

export const pendencyHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "history", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/{id}/history")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

type TransitionParams = Pick<OfferedMove, "action" | "status"> & { readonly id: number };

/** Previews a move: decision, obstacle and blocking documents. */
export const useVerify = () =>
  useMutation({
    mutationFn: ({ id, ...query }: TransitionParams) => api("GET /pendencies/{id}/document-review-analysis")({ id, query }),
  });

type Change = TransitionParams & Pick<Pendency, "version" | "answersVersion"> & { readonly note: string | null };

/** Callbacks of the hook, which run even after the component unmounts. */
type After<A> = { readonly onSuccess: (answer: A) => void; readonly onError: (error: Error) => void };

export const useMove = ({ onSuccess, onError }: After<Pendency>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Change) => api("PUT /pendencies/{id}")({ id, body }),
    onSuccess: (pendency) => {
      client.setQueryData(pendencyQuery(pendency.id).queryKey, pendency);
      void invalidateArea(client, "pendencies");
      onSuccess(pendency);
    },
    onError,
  });
};

type Removing = After<void> & { readonly isHere: RefObject<boolean> };

export const useRemovePendency = ({ isHere, onSuccess, onError }: Removing) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api("DELETE /pendencies/{id}")({ id }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: pendencyQuery(id).queryKey });
      // While the screen of the removed pendency is mounted, nothing is refetched, because its queries would fail. The list refetches on
      // mount.
      void client.invalidateQueries({ queryKey: everyPendency, refetchType: isHere.current ? "none" : "active" });
      invalidateDependents(client, "pendencies");
      onSuccess();
    },
    onError,
  });
};
