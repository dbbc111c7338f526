import { COMMENT_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Group, Radio, Stack, Textarea } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useWatched } from "../../../shared/watched.ts";
import { type CommentDraft, commentDraft, emptyDraft } from "./comment-draft.ts";
import classes from "./comments.module.css";
import { useAddComment } from "./comments-queries.ts";
import { kindsNow } from "./kinds-now.ts";
import { Mentions } from "./mentions.tsx";

const useForm = (pendency: Pendency) => {
  const kept = useWatched(commentDraft);
  const { mutate, error, isPending, reset } = useAddComment(pendency.id);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = kept?.pendencyId === pendency.id ? kept : emptyDraft(pendency.id);
  const kinds = kindsNow(pendency);
  // Whoever is asked something most likely answers.
  const kind = kinds.find((one) => one === draft.kind) ?? kinds.find((one) => one === "ANSWER") ?? "REGULAR";
  const isEmpty = draft.text.trim() === "";
  const write = (change: Partial<CommentDraft>) => commentDraft.write({ ...draft, ...change });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(isEmpty);
    if (isEmpty) return field.current?.focus();
    reset();
    mutate({ kind, text: draft.text.trim(), mentions: draft.mentions.map(({ id }) => id) });
  };
  return { draft, kinds, kind, write, submit, field, isLacking: isTried && isEmpty, error, isPending };
};

/** Says something about a pendency: only that, a question that stops it, or the answer that returns it. */
export const CommentForm = ({ pendency }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const { draft, kinds, kind, write, submit, field, isLacking, error, isPending } = useForm(pendency);
  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label={t("comments.write")}>
      {kinds.length > 1 && (
        <Radio.Group
          label={t("comments.kind")}
          value={kind}
          onChange={(chosen) => write({ kind: kinds.find((one) => one === chosen) ?? null })}
        >
          <Stack gap={6} mt={4}>
            {kinds.map((one) => (
              <Radio key={one} value={one} label={t(`comments.kinds.${one}`)} description={t(`comments.means.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Textarea
        ref={field}
        name="comment"
        label={t("comments.text")}
        required
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX_LENGTH}
        value={draft.text}
        error={isLacking && t("comments.textMissing")}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      <Mentions pendencyId={pendency.id} mentions={draft.mentions} onMention={(mentions) => write({ mentions })} />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Group justify="flex-end">
        <Button type="submit" loading={isPending}>
          {t("comments.send")}
        </Button>
      </Group>
    </form>
  );
};
