import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { focusPage } from "./focus-page.ts";

/** Moves the focus when an element that contains it unmounts, to the page heading by default. */
export const useMoveFocusOnUnmount = <E extends HTMLElement>(lead = focusPage) => {
  const own = useRef<E>(null);
  const leave = useEffectEvent(lead);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  return own;
};
