import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { focusPage } from "./focus-page.ts";

/** For what goes with what it said, or gives way to another: whoever has the focus in it is led elsewhere, to where the page begins unless it is said. */
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
