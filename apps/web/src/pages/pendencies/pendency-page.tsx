import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DetailParts } from "../../features/pendency-detail/detail-parts.ts";
import { PendencyScreen } from "../../features/pendency-detail/pendency-screen.tsx";
import { endsReview, isUndoable } from "../../features/review/queue/decision-for-key.ts";
import { submitAfterUndoWindow, undoDecisionOf } from "../../features/review/queue/pending-decision.ts";
import { type Queue, QueueContext } from "../../features/review/queue/queue-context.ts";
import { ReviewQueue } from "../../features/review/queue/review-queue.tsx";
import { UndoBar } from "../../features/review/queue/undo-bar.tsx";
import classes from "./pendency-page.module.css";
import { pendencyParts } from "./pendency-parts.tsx";
import { SendingEnd, sendingParts } from "./sending-parts.tsx";
import { usePendencyQueue } from "./use-pendency-queue.ts";

/** Decisions that can be undone are delayed, and the next pendency opens at once. Other actions open it when they end the review. */
const reviewParts = (goOn: Queue["goOn"]): DetailParts => ({
  ...pendencyParts,
  onAsked: undoDecisionOf,
  onDecided: (decided) => {
    if (!isUndoable(decided.action)) return false;
    submitAfterUndoWindow(decided);
    goOn();
    return true;
  },
  onMoved: (action) => void (endsReview(action) && goOn()),
});

/** Page of one pendency, with its documents, questions and comments, and the queue it was opened from. */
export const PendencyPage = () => {
  const { id = "" } = useParams({ strict: false });
  const queue = usePendencyQueue();
  const { goOn, isSending, isEnded } = queue;
  const parts = useMemo(() => (isSending ? sendingParts : reviewParts(goOn)), [isSending, goOn]);
  return (
    <QueueContext value={queue}>
      <div className={classes.page}>
        <ReviewQueue />
        <div className={classes.screen}>{isSending && isEnded ? <SendingEnd id={Number(id)} /> : <PendencyScreen parts={parts} />}</div>
      </div>
      <UndoBar />
    </QueueContext>
  );
};
