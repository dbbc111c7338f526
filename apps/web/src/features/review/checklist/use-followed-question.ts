import { type RefObject, useEffect, useRef } from "react";
import { scrollIntoContainer } from "../scroll-into-container.ts";

/** Scrolls the current question into view. It takes the focus if the previous question had it, or after the justification form closes. */
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
