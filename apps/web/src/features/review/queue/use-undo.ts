import { undoDecision } from "./pending-decision.ts";
import { useQueue } from "./queue-context.ts";

/** Cancels the pending decision and opens its pendency. */
export const useUndo = () => {
  const { go } = useQueue();
  return (): void => {
    const undone = undoDecision();
    if (undone) go(undone);
  };
};
