import { undoHeld } from "./held-decision.ts";
import { useQueue } from "./queue-context.ts";

/** Takes back what was decided last, and leads back to the pendency that it was decided on. */
export const useUndo = () => {
  const { go } = useQueue();
  return (): void => {
    const undone = undoHeld();
    if (undone) go(undone);
  };
};
