import { type RefObject, useEffect } from "react";

/** In a dialog that shows its next step, what had the focus is gone: the field takes it. A page begins at its heading, as every page does. */
export const useFocusWhenLost = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [field]);
