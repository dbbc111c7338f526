import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Kbd } from "@mantine/core";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReviewKeys } from "../use-review-keys.ts";
import classes from "./checklist.module.css";
import { useAnswerMany } from "./checklist-queries.ts";
import { neighbour, openQuestions } from "./effect-of-answer.ts";
import { focusQuestion } from "./focus-question.ts";
import { ClosedQuestion, OpenQuestion } from "./question-line.tsx";
import { useAnswerKeys } from "./use-answer-keys.ts";
import { useFollowedQuestion } from "./use-followed-question.ts";
import { useQuestions } from "./use-questions.ts";
import { useResetColumnScroll } from "./use-reset-column-scroll.ts";

/** A single open question has buttons of its own. */
const OFFERED_FROM = 2;

/** Answers all open questions with one click. */
const AnswerAllOpen = ({ pendency: { id, checklist } }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("review");
  const { mutate, isPending } = useAnswerMany(id);
  const open = openQuestions(checklist);
  const isOffered = open.length >= OFFERED_FROM;
  useReviewKeys((key) => {
    if (key !== "s" || !isOffered || isPending) return false;
    mutate({ open, status: "OK" });
    return true;
  });
  if (!isOffered) return null;
  const give = (status: "OK" | "NOT_APPLICABLE") => {
    // The button unmounts with the open questions, so the focus moves to a question.
    focusQuestion();
    mutate({ open, status });
  };
  return (
    <div className={classes.together}>
      <span className={classes.quiet}>{t("checklist.rest", { count: open.length })}</span>
      <Button
        variant="default"
        size="xs"
        disabled={isPending}
        rightSection={
          <Kbd size="xs" visibleFrom="md">
            s
          </Kbd>
        }
        onClick={() => give("OK")}
      >
        {t("checklist.status.OK")}
      </Button>
      <Button variant="default" size="xs" disabled={isPending} onClick={() => give("NOT_APPLICABLE")}>
        {t("checklist.status.NOT_APPLICABLE")}
      </Button>
    </div>
  );
};

type Props = { readonly pendency: Pendency; readonly openHistory: () => void };

/** The checklist while the user may answer. */
export const OpenQuestions = ({ pendency, openHistory }: Props) => {
  const { t } = useTranslation("review");
  const { checklist, answers: counts } = pendency;
  const { here, explaining, go, give, justify } = useQuestions(pendency, openHistory);
  const list = useRef<HTMLOListElement>(null);
  useFollowedQuestion(list, here, explaining !== null);
  useResetColumnScroll(list);
  const item = checklist.find(({ id }) => id === here);
  useAnswerKeys((given) => item && give(item, given));
  const handleArrowKeys = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    go(neighbour(checklist, here, event.key === "ArrowDown" ? 1 : -1));
  };
  if (checklist.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="review-questions">
      <header className={classes.head}>
        <h2 id="review-questions">{t("checklist.title")}</h2>
        <span className={classes.quiet} role="status">
          {t("checklist.progress", { done: counts.total - counts.unanswered, total: counts.total })}
        </span>
      </header>
      <ol ref={list} className={classes.lines} onKeyDown={handleArrowKeys}>
        {checklist.map((one) => (
          <OpenQuestion
            key={one.id}
            item={one}
            isHere={one.id === here}
            onGive={(given) => give(one, given)}
            onJustify={() => justify(one)}
          />
        ))}
      </ol>
      <AnswerAllOpen pendency={pendency} />
    </section>
  );
};

/** The checklist in read-only form. */
export const ClosedQuestions = ({ pendency: { checklist } }: { readonly pendency: Pendency }) => (
  <ol className={classes.lines}>
    {checklist.map((item) => (
      <ClosedQuestion key={item.id} item={item} />
    ))}
  </ol>
);
