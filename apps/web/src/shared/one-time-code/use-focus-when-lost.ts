import { type RefObject, useEffect } from "react";

/** Focuses the field after a dialog step removed the focused element. A page focuses its heading instead. */
export const useFocusWhenLost = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [field]);
