import { useMemo } from "react";
import type { DetailParts } from "../../features/pendency-detail/detail-parts.ts";
import { PendencyScreen } from "../../features/pendency-detail/pendency-screen.tsx";
import { endsReview, mayBeHeld } from "../../features/review/queue/decision-for-key.ts";
import { submitAfterUndoWindow, undoHeldOf } from "../../features/review/queue/held-decision.ts";
import { type Queue, QueueContext } from "../../features/review/queue/queue-context.ts";
import { ReviewQueue } from "../../features/review/queue/review-queue.tsx";
import { UndoBar } from "../../features/review/queue/undo-bar.tsx";
import classes from "./pendency-page.module.css";
import { pendencyParts } from "./pendency-parts.tsx";
import { useReviewQueue } from "./use-review-queue.ts";

/** What may be taken back is held, whichever way it was decided; the next pendency follows what ends the review of this one. */
const walking = (goOn: Queue["goOn"]): DetailParts => ({
  ...pendencyParts,
  onAsked: undoHeldOf,
  onDecided: (decided) => {
    if (!mayBeHeld(decided.action)) return false;
    submitAfterUndoWindow(decided);
    goOn();
    return true;
  },
  onMoved: (action) => void (endsReview(action) && goOn()),
});

/** A pendency at its address, with all that is done to it: its documents, questions and comments, and the list it was opened from. */
export const PendencyPage = () => {
  const queue = useReviewQueue();
  const { goOn } = queue;
  const parts = useMemo(() => walking(goOn), [goOn]);
  return (
    <QueueContext value={queue}>
      <div className={classes.page}>
        <ReviewQueue />
        <div className={classes.screen}>
          <PendencyScreen parts={parts} />
        </div>
      </div>
      <UndoBar />
    </QueueContext>
  );
};
