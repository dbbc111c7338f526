import { useParams } from "@tanstack/react-router";
import { undoHeld } from "./held-decision.ts";
import { useQueue } from "./queue-context.ts";

/** Takes back what was decided last, and leads back to the pendency that it was decided on. */
export const useUndo = () => {
  const { id } = useParams({ strict: false });
  const { go } = useQueue();
  return (): void => {
    const undone = undoHeld();
    if (undone && String(undone.id) !== id) go(undone);
  };
};
