import { useMemo } from "react";
import { PendencyScreen } from "../../features/pendency-detail/pendency-screen.tsx";
import { endsReview } from "../../features/review/queue/decision-at-hand.ts";
import { undoHeld, undoHeldOf } from "../../features/review/queue/held-decision.ts";
import { QueueContext } from "../../features/review/queue/queue-context.ts";
import { ReviewQueue } from "../../features/review/queue/review-queue.tsx";
import { UndoBar } from "../../features/review/queue/undo-bar.tsx";
import type { OwnMove } from "../../shared/pendencies/own-moves.ts";
import classes from "./pendency-page.module.css";
import { pendencyParts } from "./pendency-parts.tsx";
import { useReviewQueue } from "./use-review-queue.ts";

/** A pendency at its address, with all that is done to it: its documents, questions and comments, and the list it was opened from. */
export const PendencyPage = () => {
  const queue = useReviewQueue();
  const { go, next } = queue;
  const parts = useMemo(
    () => ({ ...pendencyParts, onAsked: undoHeldOf, onMoved: (action: OwnMove) => void (endsReview(action) && go(next)) }),
    [go, next],
  );
  return (
    <QueueContext value={queue}>
      <div className={classes.page}>
        <ReviewQueue />
        <div className={classes.screen}>
          <PendencyScreen parts={parts} />
        </div>
      </div>
      <UndoBar onUndo={undoHeld} />
    </QueueContext>
  );
};
