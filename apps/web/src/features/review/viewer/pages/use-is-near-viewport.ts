import { type RefObject, useEffect, useState } from "react";

/** Pages within one viewport height above and below are drawn. */
const AHEAD = "100% 0px";

/** Whether an element is in or near the viewport. */
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
