import { useEffect, useEffectEvent } from "react";
import { pressedKey } from "./pressed-key.ts";

/** A modal takes the keys, independent of the focus. */
const isCovered = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/**
 * Listens for the shortcuts of a screen. `handle` returns true for a handled key, which prevents its default.
 * `isRepeated` is true while the key is pressed down.
 */
export const useKeys = <K extends string>(keys: readonly K[], handle: (key: K, isRepeated: boolean) => boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented || isCovered() ? null : pressedKey(keys, event);
    if (key !== null && handle(key, event.repeat)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};
