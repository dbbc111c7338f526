import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * Scrolls the column of the questions to its top after the navigation. The router restores the position of the previous pendency there, which
 * would hide the facts above the questions.
 */
export const useResetColumnScroll = (list: RefObject<HTMLElement | null>): void => {
  const router = useRouter();
  useEffect(() => {
    const stop = router.subscribe("onRendered", () => {
      stop();
      const column = list.current?.closest("[data-beside]");
      if (column) column.scrollTop = 0;
    });
    return stop;
  }, [router, list]);
};
