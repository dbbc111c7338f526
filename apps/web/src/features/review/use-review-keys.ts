import { useEffect, useEffectEvent } from "react";
import { type ReviewKey, reviewKeyOf } from "./review-key.ts";

/** Hears the keys of the workbench; what obeys says so, and the key is spent. */
export const useReviewKeys = (obey: (key: ReviewKey) => boolean): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented ? null : reviewKeyOf(event);
    if (key !== null && obey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};
