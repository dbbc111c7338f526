import { type RefObject, useEffect, useRef } from "react";
import { scrollIntoContainer } from "../scroll-into-container.ts";

/** The question that is asked comes into view. Whoever was with the one before, or explained it in a form that is gone, has the focus there. */
export const useFollowedQuestion = (list: RefObject<HTMLElement | null>, here: number | null, isExplaining: boolean): void => {
  const wasExplaining = useRef(isExplaining);
  useEffect(() => {
    const isBack = wasExplaining.current && !isExplaining && document.activeElement === document.body;
    wasExplaining.current = isExplaining;
    const question = list.current?.querySelector<HTMLElement>(`[data-question="${here}"]`);
    if (!question) return;
    scrollIntoContainer(question.closest("[data-beside]"), question);
    if (isBack || document.activeElement?.matches("[data-question]")) question.focus({ preventScroll: true });
  }, [list, here, isExplaining]);
};
