import type { RefObject } from "react";
import { notify } from "./notify.ts";

/** Tells of a refusal whoever left what it was about, where they are by now. Who is here still reads it here. */
export const notifyIfUnmounted =
  <E>(isHere: RefObject<boolean>, wordsOf: (refused: E) => string) =>
  (refused: E): void => {
    if (!isHere.current) notify.error(wordsOf(refused));
  };
