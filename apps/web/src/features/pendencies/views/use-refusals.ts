import { useEffect, useRef } from "react";
import { notify } from "../../../shared/notices/notify.ts";

/**
 * A name is saved as its field is left, also for the way out: what was refused by then stood in the dialog for as long as a button is pressed, and
 * is told as the dialog closes; what is refused after that is told at once.
 */
export const useRefusals = (opened: boolean) => {
  const isThere = useRef(opened);
  const kept = useRef(new Map<number, string>());
  useEffect(() => {
    isThere.current = opened;
  }, [opened]);
  return {
    note: (id: number, message: string | null) => {
      kept.current.delete(id);
      if (message === null) return;
      if (isThere.current) kept.current.set(id, message);
      else notify.error(message);
    },
    tell: () => {
      isThere.current = false;
      for (const message of kept.current.values()) notify.error(message);
      kept.current.clear();
    },
  };
};
