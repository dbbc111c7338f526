import type { Comment } from "@emdia/contract/pendencies/comment.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { AnswerState } from "@emdia/contract/pendencies/vocabulary.ts";
import { Button, Skeleton } from "@mantine/core";
import { IconCircleCheck, IconHelpCircle, IconHourglass } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { Attachments } from "./attachments.tsx";
import { CommentForm } from "./comment-form.tsx";
import classes from "./comments.module.css";
import { commentsQuery, useVerifyAnswer } from "./comments-queries.ts";

const states = {
  UNANSWERED: { tone: "warn", Icon: IconHelpCircle },
  UNVERIFIED: { tone: "info", Icon: IconHourglass },
  ANSWERED: { tone: "good", Icon: IconCircleCheck },
} as const satisfies { readonly [S in AnswerState]: object };

/** The author of the question confirms the answer. */
const Verify = ({ comment: { id, pendencyId } }: { readonly comment: Comment }) => {
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const { mutate, isPending, error } = useVerifyAnswer(pendencyId);
  return (
    <>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Button variant="default" size="xs" loading={isPending} onClick={() => mutate(id)}>
        {t("comments.verify")}
      </Button>
    </>
  );
};

const CommentItem = ({ comment }: { readonly comment: Comment }) => {
  const { t } = useTranslation("review");
  const { instant } = useFormat();
  const { author, company, text, kind, answerState, mentions, createdAt, can } = comment;
  return (
    <li className={classes.comment} data-kind={kind}>
      <p className={classes.who}>
        <strong>{author.name}</strong> <span className={classes.quiet}>{company.name}</span>
      </p>
      {(kind !== "REGULAR" || answerState) && (
        <p className={classes.chips}>
          {kind !== "REGULAR" && <span className={classes.kind}>{t(`comments.said.${kind}`)}</span>}
          {answerState && <StatusChip {...states[answerState]}>{t(`comments.state.${answerState}`)}</StatusChip>}
        </p>
      )}
      <p className={classes.text}>{text}</p>
      <Attachments comment={comment} />
      {mentions.length > 0 && <p className={classes.quiet}>{mentions.map(({ name }) => `@${name}`).join(", ")}</p>}
      <time className={classes.quiet} dateTime={createdAt}>
        {instant(createdAt)}
      </time>
      {can.verify && <Verify comment={comment} />}
    </li>
  );
};

const CommentList = ({ pendencyId }: { readonly pendencyId: number }) => {
  const { t } = useTranslation(["review", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(commentsQuery(pendencyId));
  const comments = data?.pages.flatMap(({ results }) => results);
  if (error !== null && !comments)
    return (
      <>
        <RefusalNote>{messageOf(error)}</RefusalNote>
        <Button variant="default" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      </>
    );
  if (!comments) return <Skeleton height={64} role="status" aria-label={t("comments.loading")} />;
  return (
    <>
      {comments.length === 0 && <p className={classes.none}>{t("comments.none")}</p>}
      <ol className={classes.comments}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("comments.more")}
        </Button>
      )}
    </>
  );
};

/** The conversation of both sides, and below it the form for a new one. */
export const Comments = ({ pendency }: { readonly pendency: Pendency }) => (
  <>
    <CommentList pendencyId={pendency.id} />
    {pendency.can.comment && <CommentForm pendency={pendency} />}
  </>
);
