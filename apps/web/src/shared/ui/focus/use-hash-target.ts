import { type RefObject, useEffect, useRef } from "react";

/** Scrolls to a heading and focuses it if the hash of the URL names it. The router cannot, because the part loads after the navigation. */
export const useHashTarget = (id: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
};
