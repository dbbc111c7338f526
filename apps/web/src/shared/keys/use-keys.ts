import { useEffect, useEffectEvent } from "react";
import { pressedKey } from "./pressed-key.ts";

/** A modal takes the keys, independent of the focus. */
const isCovered = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/**
 * Listens for the shortcuts of a screen. `obey` returns true for a handled key, which prevents its default; `isRepeated` is true while the
 * key is pressed down.
 */
export const useKeys = <K extends string>(keys: readonly K[], obey: (key: K, isRepeated: boolean) => boolean): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented || isCovered() ? null : pressedKey(keys, event);
    if (key !== null && obey(key, event.repeat)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};
