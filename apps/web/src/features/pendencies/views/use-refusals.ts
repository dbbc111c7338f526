import { useEffect, useRef } from "react";
import { notify } from "../../../shared/notices/notify.ts";

/**
 * Refusals of names that are saved on blur. Closing the dialog also blurs the field, so refusals that arrived before are shown as
 * notifications on close, later ones at once.
 */
export const useRefusals = (opened: boolean) => {
  const isThere = useRef(opened);
  const pending = useRef(new Map<number, string>());
  useEffect(() => {
    isThere.current = opened;
  }, [opened]);
  return {
    note: (id: number, message: string | null) => {
      pending.current.delete(id);
      if (message === null) return;
      if (isThere.current) pending.current.set(id, message);
      else notify.error(message);
    },
    tell: () => {
      isThere.current = false;
      for (const message of pending.current.values()) notify.error(message);
      pending.current.clear();
    },
  };
};
