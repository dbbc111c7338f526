import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { commentDraft } from "./comment-draft.ts";

const PAGE_SIZE = 20;

export const commentsQuery = (pendencyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "comments", pendencyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/{id}/comments")({ id: pendencyId, query: { page: pageParam, itemsPerPage: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

export const peopleQuery = (pendencyId: number, name: string) =>
  queryOptions({
    queryKey: [...everyPendency, "people", pendencyId, name],
    queryFn: async ({ signal }) =>
      (await api("GET /pendencies/{id}/people")({ id: pendencyId, query: name === "" ? {} : { query: name } }, { signal })).results,
    placeholderData: keepPreviousData,
  });

type Written = { readonly kind: CommentKind; readonly text: string; readonly mentions: number[] };

/** A question stops a pendency and its answer returns it: everything that is known of it is asked for anew. */
export const useAddComment = (pendencyId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Written) => api("POST /pendencies/{id}/comments")({ id: pendencyId, body }),
    onSuccess: () => {
      commentDraft.write(null);
      void client.invalidateQueries({ queryKey: everyPendency });
    },
  });
};

export const useVerifyAnswer = (pendencyId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentId: number) => api("PUT /pendencies/{id}/comments/{commentId}/verify")({ id: pendencyId, commentId }),
    onSettled: () => client.invalidateQueries({ queryKey: everyPendency }),
  });
};
