import { type RefObject, useEffect, useState } from "react";

/** What lies within a screen of what is seen is drawn already. */
const AHEAD = "100% 0px";

/** Whether something is seen, or about to be. */
export const useIsNearViewport = (place: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean => {
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (place.current === null) return;
    const root = place.current.closest("[data-scrolls]");
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), { root, rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
};
