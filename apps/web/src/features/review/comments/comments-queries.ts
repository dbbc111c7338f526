import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Comment } from "@emdia/contract/pendencies/comment.ts";
import type { CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../shared/api/api.ts";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { newKey } from "../../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../../shared/api/repeat-keys.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { isSettled } from "../../../shared/uploads/upload.ts";
import { undoDecisionOf } from "../queue/pending-decision.ts";
import { type CommentDraft, commentDrafts } from "./comment-draft.ts";
import { commentFiles } from "./comment-files.ts";

const PAGE_SIZE = 20;
const LOOK_AGAIN_MS = 4_000;

const isScanned = ({ attachments }: Comment): boolean => attachments.every(({ state }) => state !== "waiting");

export const commentsQuery = (pendencyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everyPendency, "comments", pendencyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /pendencies/{id}/comments")({ id: pendencyId, query: { page: pageParam, itemsPerPage: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
    // Polls while the scanner checks an attachment.
    refetchInterval: ({ state }) => (state.data?.pages.every(({ results }) => results.every(isScanned)) === false ? LOOK_AGAIN_MS : false),
  });

export const peopleQuery = (pendencyId: number, name: string) =>
  queryOptions({
    queryKey: [...everyPendency, "people", pendencyId, name],
    queryFn: async ({ signal }) =>
      (await api("GET /pendencies/{id}/people")({ id: pendencyId, query: name === "" ? {} : { query: name } }, { signal })).results,
    placeholderData: keepPreviousData,
  });

/** Module scope: a retry after changing the tab reuses the idempotency key, so that the comment is not created twice. */
const keys = createIdempotencyKeys(newKey);

type Written = { readonly kind: CommentKind; readonly draft: CommentDraft };

/** Sends the comment once all uploads have completed. If an upload failed, nothing is sent, and the file shows its error. */
const say = async (pendencyId: number, { kind, draft: { text, mentions } }: Written): Promise<Comment | null> => {
  if (kind !== "REGULAR") undoDecisionOf(pendencyId);
  const files = await commentFiles.settled(pendencyId);
  if (files.some((file) => !isSettled(file))) return null;
  const attachments = files.flatMap(({ documentId }) => documentId ?? []);
  const body = { kind, text: text.trim(), mentions: mentions.map(({ id }) => id), attachments };
  const comment = await keys(`comment ${pendencyId} ${JSON.stringify(body)}`, (idempotencyKey) =>
    api("POST /pendencies/{id}/comments")({ id: pendencyId, body }, { idempotencyKey }),
  );
  commentFiles.forget(files);
  return comment;
};

/** Sends a comment. A question or an answer also moves the pendency, so the whole area is invalidated. */
export const useAddComment = (pendencyId: number) => {
  const client = useQueryClient();
  const { t } = useTranslation("review");
  return useMutation({
    mutationFn: (written: Written) => say(pendencyId, written),
    onSuccess: (comment, { draft, kind }) => {
      if (comment === null) return;
      commentDrafts.forgetSent(pendencyId, draft);
      if (kind !== "REGULAR") notify.success(t(`comments.done.${kind}`));
    },
    // Refetches also after a lost response, so that the user sees whether the comment exists.
    onSettled: (comment) => void (comment !== null && invalidateArea(client, "pendencies")),
  });
};

export const useVerifyAnswer = (pendencyId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentId: number) => api("PUT /pendencies/{id}/comments/{commentId}/verify")({ id: pendencyId, commentId }),
    onSettled: () => invalidateArea(client, "pendencies"),
  });
};
