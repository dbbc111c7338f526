import { useEffect, useEffectEvent } from "react";
import { pressedKey } from "./pressed-key.ts";

/** What lies over the screen has the keys, wherever the focus is. */
const isCovered = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Hears the keys of a screen; what obeys says so, and the key is spent. A key that is leaned on repeats. */
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
