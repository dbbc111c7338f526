import { useCallback, useState } from "react";

/**
 * State of a dialog with a subject. It stays mounted, so that closing it restores the focus, and the subject remains during the fade-out.
 */
export const useDialog = <T>() => {
  const [{ subject, opened }, setDialog] = useState<{ readonly subject: T | null; readonly opened: boolean }>({
    subject: null,
    opened: false,
  });
  const open = useCallback((next: T) => setDialog({ subject: next, opened: true }), []);
  const close = useCallback(() => setDialog((dialog) => ({ ...dialog, opened: false })), []);
  return { subject, opened, open, close };
};
