import { useCallback, useState } from "react";

/** A dialog about something. It stays mounted, so that closing it gives the focus back, and keeps its subject while it fades. */
export const useDialog = <T>() => {
  const [{ subject, opened }, setDialog] = useState<{ readonly subject: T | null; readonly opened: boolean }>({
    subject: null,
    opened: false,
  });
  const open = useCallback((next: T) => setDialog({ subject: next, opened: true }), []);
  const close = useCallback(() => setDialog((dialog) => ({ ...dialog, opened: false })), []);
  return { subject, opened, open, close };
};
