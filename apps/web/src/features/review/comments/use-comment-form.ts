import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { useObservable } from "../../../shared/create-observable.ts";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { availableCommentKinds, kindMeant } from "./available-comment-kinds.ts";
import { type CommentDraft, commentDrafts, emptyDraft } from "./comment-draft.ts";
import { useAddComment } from "./comments-queries.ts";
import { useCommentFiles } from "./use-comment-files.ts";

/** State of the comment form with its attachments. */
export const useCommentForm = (pendency: Pendency) => {
  const { mutateAsync, error, isPending, reset } = useAddComment(pendency.id);
  const once = useSingleFlight();
  const files = useCommentFiles(pendency.id);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useObservable(commentDrafts.watched).get(pendency.id) ?? emptyDraft;
  const kinds = availableCommentKinds(pendency);
  const kind = kindMeant(pendency, draft.kind);
  const isEmpty = draft.text.trim() === "";
  const hasFailed = files.list.some(({ state }) => state === "failed");
  const write = (change: Partial<CommentDraft>) => commentDrafts.write(pendency.id, { ...draft, ...change });
  const say = async () => {
    reset();
    if ((await mutateAsync({ kind, draft })) !== null) setTried(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return field.current?.focus();
    if (hasFailed) return;
    void once(() => say().catch(() => undefined));
  };
  const removeFile = (id: number) => {
    reset();
    files.remove(id);
  };
  return {
    draft,
    kinds,
    kind,
    write,
    submit,
    field,
    files: { ...files, remove: removeFile },
    isLacking: isTried && isEmpty,
    isHeldByFile: isTried && hasFailed,
    error,
    isPending,
  };
};
export type CommentFormState = ReturnType<typeof useCommentForm>;
